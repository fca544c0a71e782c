import * as z from 'zod/mini';
import { openObject } from '../open-object.ts';

/** A place on Earth in WGS84 degrees (`Position`), apart from its geometry: public pages measure without checking. */
export const positionSchema = openObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lt(180)),
});
