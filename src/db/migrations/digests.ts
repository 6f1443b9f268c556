/**
 * Stands for the schema that the first migration makes, the first two, and so
 * on: a file whose schema has the digest of its version is as we made it. A
 * test works them out anew and says what to write here. A migration never
 * changes once it is released, and neither does its digest.
 */
export const DIGESTS: readonly string[] = [
  '530af6c70456a9e8e911cd0c03a03169a96d84a4af95311c462d017ad7e8ed86',
  'b4fe5636050c680c9788b44a00bb9793bf96ea70935d186e5008adda6e2b914c',
  'eb95fdf0a7f8e76f55b286501221b7082d38e89a69e0fe323c0282cd6aa6e5f8',
  'f4151c3c03a195f3425f3e8bec6ae71a0422b6f9de829c584d4f4f82c800b95e',
  '2d7fe5bdd98ddf8965e570975ffce41a3219f49315257a959daaf9423adac0f8',
  'b8ac218d703a7fe73ca97e9227fe598f45eec96f039911d06fd86258d02543fb',
  'f8566c3d43b29e180b6fa2c1d6076ba4eb28ef7489147ae2addc590ca6ed030f',
  'e51dc9591cb118ca24a279be2b741359b25b600edb29e0b75fdbab6dac97c6d9',
  '41b25ad7592cea2d0f9318797868a395999acb5fdfeda6c0bc464570cf0406e1',
  '029022fc87a3bc1baf18091f6e23b9e27cd1afcdfe6773c760fab7466d7f1098',
  '5a801bcb3721000dbb6777bde234ed53184a991fb17a79c4b6d501d1213751af',
  'ccb39125f3cab84089bfe479864d9e2ed7e14240b7306f8d43d7af45aa1d34db',
  '034114bcda5f5e5f04529cc5232690397728ae91bbf0e718d893dc32e8da9843',
  'c35deca354931a2bbe2791f78ad7ced7dca73bffeddfdbb71c517eec0f86854f',
  'a6bcb07e52d568a1d268585626cc09fe93b8358fa7de9f3d667e45429d0ffdf9',
  '29c373d410836108e665b1864bbfc52f117589c4430a58438b366d0a5593b532',
];
