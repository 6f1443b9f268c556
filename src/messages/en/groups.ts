export const groups = {
  notColour: ({ shown }: { shown: string }) => `Not a colour: "${shown}".`,
  colourLike:
    'Write a value such as #1e90ff, or a common name: red, orange, yellow, green, cyan, blue, purple, pink, brown, gray.',
  looksLikeAnId: ({ name }: { name: string }) => `"${name}" looks like an id and cannot be a name.`,
  chooseAnotherName: 'Choose another name.',
  nameIsTaken: ({ name, id }: { name: string; id: string }) => `There is a group "${name}" already (${id}).`,
  useThatOrAnother: 'Use that one, or choose another name.',
  createdGroup: ({ name }: { name: string }) => `Created group: ${name}`,
  changedGroup: ({ name }: { name: string }) => `Changed group: ${name}`,
  confirmDelete: ({ name, count }: { name: string; count: number }) =>
    `This deletes the group "${name}" and the ${count === 1 ? '1 item' : `${count} items`} in it. Go ahead?`,
  deleteItemsToo: ({ name, count }: { name: string; count: number }) =>
    `The group "${name}" holds ${count === 1 ? '1 item' : `${count} items`}: delete them with it (delete_group_items: true), or keep them without a group (false)?`,
};
