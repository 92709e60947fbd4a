import type { LaunchedGateway } from '../../support/product/launch-gateway.ts';

interface Line {
  msg: string;
  /** Of a failure that a page reported. */
  failure?: string;
}

/** What a gateway heard of a version or found out by itself, in one word each. */
export function complaintsOf({ said }: LaunchedGateway, version: string): string[] {
  const lines = said
    .filter((line) => line.includes(version))
    .map((line) => JSON.parse(line) as Line);
  return lines.map(
    ({ msg, failure }) => failure ?? (/^release\.json /.test(msg) ? 'description' : msg),
  );
}
