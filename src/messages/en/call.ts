export const call = {
  severities: { hard: 'hard', soft: 'soft', buffer: 'buffer' },
  types: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  },
};
