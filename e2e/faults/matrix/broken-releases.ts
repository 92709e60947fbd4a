import { runtimeGlobal } from '@afterglow/federation/loader/runtime-global';
import type { BrokenRelease } from './fault.ts';

const broken = 'throw new Error("broken on purpose")';

const entry = () => 'entry.js';
const lifecycles = () => 'entry-page.js';

/** A lifecycle of the entry takes another form. */
const lifecycle = (name: string) => (text: string) =>
  text.replace(new RegExp(`\\b${name}:\\(\\)=>[\\w$]+`), `${name}:()=>async()=>{${broken}}`);

/** The page of a route takes another form; `Page` is the one it was. */
export const component = (code: string) => (text: string) =>
  text.replace(
    /\bdefault:\(\)=>([\w$]+)/,
    (_, Page) => `default:()=>${code.replace('Page', Page)}`,
  );

/** React as the shell provides it to a container that asks for it. */
export const react = `(() => {
  const wish = { shareKey: "react", requiredVersion: "^19.0.0" };
  const own = { m: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: { 0: wish } } };
  const asked = { chunkId: 0, promises: [], chunkMapping: { 0: [0] }, webpackRequire: own };
  ${runtimeGlobal}.bundlerRuntime.consumes(asked);
  const taken = {};
  own.m[0](taken);
  return taken.exports;
})()`;

/** The remote asks for a version of a library that no shell provides. */
const asksFor = (library: string) => (text: string) =>
  text.replace(
    new RegExp(`requiredVersion:"\\^\\d+([^}]*?shareKey:"${library}")`),
    'requiredVersion:"^99$1',
  );

/** What may be wrong with a release itself. */
export const brokenReleases: BrokenRelease[] = [
  {
    what: 'has a description that is none',
    failure: 'description',
    file: () => 'release.json',
    change: () => '{"error":"none"}',
  },
  {
    what: 'throws while it is evaluated',
    failure: 'evaluate',
    file: entry,
    change: (text) => `${broken};${text}`,
  },
  {
    what: 'throws while it starts',
    failure: 'start',
    file: lifecycles,
    change: lifecycle('bootstrap'),
  },
  {
    what: 'throws while it mounts',
    failure: 'start',
    file: lifecycles,
    change: lifecycle('mount'),
  },
  {
    what: 'throws while it draws',
    failure: 'run',
    file: ({ script }) => script,
    change: component(`()=>{${broken}}`),
  },
  {
    what: 'throws in an effect',
    failure: 'run',
    file: ({ script }) => script,
    change: component(
      `()=>{const r=${react};r.useEffect(()=>{${broken}},[]);return r.createElement(Page)}`,
    ),
  },
  {
    what: 'lacks its entry',
    failure: 'export',
    file: entry,
    change: (text) => text.replace('"./entry":', '"./gone":'),
  },
  { what: 'wants another React', failure: 'share', file: entry, change: asksFor('react') },
  {
    what: 'wants another shared-state',
    failure: 'share',
    file: entry,
    change: asksFor('@afterglow/shared-state'),
  },
];
