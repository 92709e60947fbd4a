import type { App } from '../platform/http/app.ts';
import { cacheForAnHour } from '../platform/http/caching.ts';
import { Refusals } from '../platform/shapes.ts';
import { nearestCity } from './geocode.ts';
import { citiesLike, regionName, regionsOf } from './places.ts';
import {
  CitiesAnswer,
  CitiesQuery,
  GeocodeAnswer,
  GeocodeQuery,
  RegionsAnswer,
  RegionsQuery,
} from './schemas.ts';

/** Regions, cities and the place of a position. */
export function placesRoutes(app: App): void {
  const tags = ['places'];

  app.get(
    '/api/regions.php',
    { schema: { tags, querystring: RegionsQuery, response: { 200: RegionsAnswer, ...Refusals } } },
    async (request, reply) => {
      const country = request.query.country ?? request.country.selected;
      cacheForAnHour(reply);
      return { country, regions: regionsOf(country, request.language) };
    },
  );

  app.get(
    '/api/cities.php',
    { schema: { tags, querystring: CitiesQuery, response: { 200: CitiesAnswer, ...Refusals } } },
    async (request, reply) => {
      const { country, q = '', region } = request.query;
      cacheForAnHour(reply);
      const found = citiesLike(country, q, region);
      return { cities: found.map((city) => describe(city, request.language)) };
    },
  );

  app.get(
    '/api/geocode.php',
    { schema: { tags, querystring: GeocodeQuery, response: { 200: GeocodeAnswer, ...Refusals } } },
    async (request) => {
      const city = nearestCity(request.query.lat, request.query.lon);
      if (!city) return false as const;
      const { region, region_name, name } = describe(city, request.language);
      return { country: city.country, region, region_name, city: name };
    },
  );
}

interface Place {
  name: string;
  region: string;
}

function describe({ name, region }: Place, language: string) {
  return { name, region, region_name: regionName(region, language) };
}
