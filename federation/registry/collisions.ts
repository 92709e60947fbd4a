import { gatewayAddresses } from './gateway-addresses.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import { shapeOf } from './route-pattern.ts';

/** One line per route path, route name or slot that `candidate` takes from a live remote, or twice. */
export function collisions(candidate: RemoteManifest, live: RemoteManifest[]): string[] {
  const others = live.filter((manifest) => manifest.name !== candidate.name);
  const problems: string[] = [];
  for (const other of others) {
    for (const route of candidate.routes) {
      const sameShape = other.routes.find((known) => shapeOf(known.path) === shapeOf(route.path));
      if (sameShape) problems.push(`route ${route.path} belongs to ${other.name}`);
      const sameName = other.routes.find((known) => known.name === route.name);
      if (sameName) problems.push(`route name ${route.name} belongs to ${other.name}`);
    }
    for (const slot of candidate.slots) {
      if (other.slots.includes(slot)) problems.push(`slot ${slot} belongs to ${other.name}`);
    }
  }
  for (const { path } of candidate.routes) {
    const [, first = ''] = path.split('/');
    if (gatewayAddresses.includes(first)) problems.push(`route ${path} belongs to the gateway`);
  }
  const names = candidate.routes.map((route) => route.name);
  for (const name of names.filter((value, index) => names.indexOf(value) !== index)) {
    problems.push(`route name ${name} is used twice`);
  }
  // Of those that stand where a setting says, each may have another one.
  const paths = candidate.routes.flatMap(({ path, setting }) => (setting ? [] : [path]));
  const shapes = paths.map(shapeOf);
  for (const path of paths.filter((one, index) => shapes.indexOf(shapeOf(one)) !== index)) {
    problems.push(`route ${path} is used twice`);
  }
  return problems;
}
