import { TOOLS } from '../shared/tools.ts';
export const places = {
  needsName: ({ argument }: { argument: string }) => `${argument} needs a name.`,
  sayItsName: 'Say what the place is called.',
  tooLong: ({ argument, most }: { argument: string; most: number }) =>
    `Name and address of ${argument} may be at most ${most} characters.`,
  halfOfCoordinates: ({ argument }: { argument: string }) => `${argument} has only one of its two coordinates.`,
  passBothOrNeither: 'Pass longitude and latitude, or neither.',
  notOnEarth: ({ argument }: { argument: string }) =>
    `${argument} has coordinates out of range: longitude goes from -180 to 180, latitude from -90 to 90.`,
  checkForSwap: 'Check whether they are swapped.',
  unknownPlace: ({ location }: { location: string | undefined }) =>
    `Perch does not know where "${location}" is; it kept the words only.`,
  placeIs: ({ location, place }: { location: string; place: string }) => `"${location}" is ${place}`,
  whereIsIt: ({ location }: { location: string }) => `Perch does not know yet where "${location}" is.`,
  askAndSave: ({ own, place }: { own: string; place: string }) =>
    `Ask the user, save it as ${own} with ${TOOLS.profile} and call again; or pass location_place, just ${place} if the user would rather not say.`,
  questionAndAdvice: ({ open, advice }: { open: string; advice: string }) => `${open} ${advice}`,
  severalPlacesCalled: ({ count, location }: { count: number; location: string }) =>
    `${count} saved places are called "${location}". Which one?`,
};
