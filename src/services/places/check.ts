import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { messages } from '../../messages/index.ts';

/** Characters of a name or an address. */
const LONGEST = 1_000;

/**
 * A place as it is kept. `argument`: what it was given as. Bounds stand here and not in the
 * schema, which a model reads five times. Throws UserError for a place without a name, texts that are too long, and
 * coordinates that are half, or not on earth.
 */
export function checkPlace<Given extends Place | undefined>(caller: Caller, given: Given, argument: string): Given {
  if (!given) return given;
  const { address, longitude, latitude, crs } = given;
  const name = given.name.trim();
  if (name === '') {
    refuse(messages(caller).places.needsName({ argument }), {
      missing: [`${argument}.name`],
      hint: messages(caller).places.sayItsName,
    });
  }
  if (name.length > LONGEST || (address?.length ?? 0) > LONGEST) {
    throw new UserError('LIMIT_EXCEEDED', messages(caller).places.tooLong({ argument, most: LONGEST }));
  }
  if ((longitude === undefined) !== (latitude === undefined)) {
    refuse(messages(caller).places.halfOfCoordinates({ argument }), {
      missing: [`${argument}.${longitude === undefined ? 'longitude' : 'latitude'}`],
      hint: messages(caller).places.passBothOrNeither,
    });
  }
  if (longitude !== undefined && latitude !== undefined && !(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
    refuse(messages(caller).places.notOnEarth({ argument }), { hint: messages(caller).places.checkForSwap });
  }
  return { name, ...(address?.trim() && { address: address.trim() }), longitude, latitude, crs } as Given;
}

function refuse(message: string, details: ConstructorParameters<typeof UserError>[2]): never {
  throw new UserError('INVALID_ARGUMENT', message, details);
}
