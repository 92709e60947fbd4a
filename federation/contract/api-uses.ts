import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCalls } from '../registry/api-calls.ts';
import { root } from '../workspace/package-files.ts';
import { children, type Node, nameOf, type ParsedModule, parseModule } from './parse-module.ts';

/** What the client's functions make of a path. */
const methods: Record<string, string> = {
  get: 'get',
  resource: 'get',
  pagedResource: 'get',
  post: 'post',
  upload: 'post',
  put: 'put',
  del: 'delete',
};

interface Mentions {
  /** Paths of calls with their method, or with `*` where the code does not say it. */
  calls: Set<string>;
  /** Every name and text in the code: a field that is none of them is not used. */
  names: Set<string>;
}

const pathIn = (node: unknown) => /^\/api\/[^?]+/.exec(nameOf(node))?.[0];

function note(node: Node, mentions: Mentions): void {
  const { calls, names } = mentions;
  if (node.type === 'Identifier' || node.type === 'StringLiteral') names.add(nameOf(node));
  const [first] = node.type === 'CallExpression' ? (node.arguments as { expression: Node }[]) : [];
  const path = pathIn(first?.expression);
  const method = methods[nameOf(node.callee)];
  if (path && method) {
    calls.add(`${method} ${path}`);
    for (const other of children(node)) if (other !== first?.expression) note(other, mentions);
    return;
  }
  const named = node.type === 'StringLiteral' ? pathIn(node) : undefined;
  if (named) calls.add(`* ${named}`);
  for (const child of children(node)) note(child, mentions);
}

export function mentionsIn(modules: ParsedModule[]): Mentions {
  const mentions: Mentions = { calls: new Set(), names: new Set() };
  for (const node of modules.flatMap(({ body }) => body)) note(node, mentions);
  return mentions;
}

const leaf = (field: string) => field.replace(/(\[\]|\{\})+$/, '').replace(/^.*[.\]}]/, '');

/**
 * What of `offers` code uses: of the calls it names, or that `shared` makes for it, what has to be
 * sent, and each field whose name it has somewhere. Rather too much than too little.
 */
export function usesOf(
  { calls, names }: Mentions,
  shared: Set<string>,
  offers: ApiCalls,
): ApiCalls {
  const made = new Set([...calls, ...shared]);
  const used = Object.entries(offers).filter(
    ([call]) => made.has(call) || made.has(call.replace(/^\w+/, '*')),
  );
  return Object.fromEntries(
    used.map(([call, fields]) => {
      const kept = Object.entries(fields).filter(([field, types]) => {
        if (/^\w+$/.test(field) || names.has(leaf(field))) return true;
        return !field.startsWith('answer') && !types.includes('undefined');
      });
      return [call, Object.fromEntries(kept)];
    }),
  );
}

const parse = (file: string) => parseModule(readFileSync(file, 'utf8'), file.endsWith('x'));

/** What a package that is built now uses of the API, from the files that went into it. */
export function apiUses(files: string[], offers: ApiCalls): ApiCalls {
  const cwd = join(root, 'shared-state/src');
  const shared = globSync('**/*.{ts,tsx}', {
    cwd,
    exclude: (path) => /\.(test|d)\.|^testing/.test(path),
  });
  const own = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
  const { calls } = mentionsIn(shared.map((file) => parse(join(cwd, file))));
  return usesOf(mentionsIn(own.map(parse)), calls, offers);
}
