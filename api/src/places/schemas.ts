import { Type } from 'typebox';
import { Country } from '../platform/shapes.ts';

/** `key` is what is stored; `name` is in the reader's language. */
export const Region = Type.Object({ key: Type.String(), name: Type.String() }, { $id: 'Region' });

/** GET /api/regions.php?country= */
export const RegionsQuery = Type.Object({ country: Type.Optional(Country) });
export const RegionsAnswer = Type.Object({
  country: Country,
  regions: Type.Array(Region),
});

/** GET /api/cities.php?country=&q=&region=: the largest that begin with `q`, at most 20. */
export const CitiesQuery = Type.Object({
  country: Country,
  q: Type.Optional(Type.String({ maxLength: 60 })),
  region: Type.Optional(Type.String({ maxLength: 20 })),
});
export const CitiesAnswer = Type.Object({
  cities: Type.Array(
    Type.Object({ name: Type.String(), region: Type.String(), region_name: Type.String() }),
  ),
});

/** GET /api/geocode.php?lat=&lon=: the nearest place we know, or `false` far from any. */
export const GeocodeQuery = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
});
export const Place = Type.Object(
  {
    country: Country,
    region: Type.String(),
    region_name: Type.String(),
    city: Type.String(),
  },
  { $id: 'Place' },
);
export const GeocodeAnswer = Type.Union([Place, Type.Literal(false)]);
