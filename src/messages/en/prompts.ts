export const prompts = {
  profile: {
    name: 'Name',
    occupation: 'Occupation',
    working_hours: 'Working hours',
    routine: 'Routine',
    home: 'Home',
    work: 'Work',
  },
};
