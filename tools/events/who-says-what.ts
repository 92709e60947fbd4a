/** Source by file, as a path from the root; without tests. */
type Sources = Map<string, string>;

const filesWith = (sources: Sources, isMeant: (source: string) => boolean) =>
  [...sources].flatMap(([file, source]) => (isMeant(source) ? [file] : [])).sort();

const namesIn = (source = '', pattern: RegExp) => [...source.matchAll(pattern)];

const eventsFile = 'shared-state/src/live/live-events.ts';
const topicsFile = 'shared-state/src/bus/topics.ts';

/** Each event with its topic. */
const eventsIn = (sources: Sources) =>
  namesIn(sources.get(eventsFile), /^ {2}(\w+): '([a-z:]+)',$/gm);

const announces =
  /import (type )?\{[^}]*\b(announce|Announcement|keeping|broadcast)\b[^}]*\} from '[^']*announce\.ts'/;

/**
 * From the API to the pages. A type may be chosen by the code, so whoever announces is taken to say
 * every event that the file names.
 */
function eventLines(sources: Sources): string[] {
  return eventsIn(sources).map(([, name, topic]) => {
    const says = (source: string) => announces.test(source) && source.includes(`'${name}'`);
    const speakers = filesWith(sources, says).map(link);
    return `- \`${name}\`, in the page \`${topic}\`: said by ${all(speakers)}`;
  });
}

/** Between shell and remotes in one page; a resource that names a topic is loaded again after it. */
function topicLines(sources: Sources): string[] {
  const events = eventsIn(sources);
  return namesIn(sources.get(topicsFile), /^ {2}'([a-z:]+)':/gm).map(([, name = '']) => {
    const event = events.find(([, , topic]) => topic === name)?.[1];
    const says = new RegExp(`\\b(emit|shareEvent)\\('${name}'`);
    const speakers = filesWith(sources, (source) => says.test(source));
    const listeners = filesWith(sources, (source) => source.includes(`'${name}'`)).filter(
      (file) => ![eventsFile, topicsFile, ...speakers].includes(file),
    );
    const fromServer = event ? [`the event \`${event}\``] : [];
    return line(name, [...fromServer, ...speakers.map(link)], listeners.map(link));
  });
}

/** Between the processes of the API; triggers of the database tell, too. */
function noticeLines(sources: Sources): string[] {
  const inApi = [...sources].filter(([file]) => file.startsWith('api/'));
  const constants = inApi.flatMap(([, source]) =>
    namesIn(source, /const (\w*Topic) = '([a-z -]+)'/g),
  );
  const textOf = (word = '') => constants.find(([, name]) => name === word)?.[2] ?? word;
  const found = (pattern: RegExp) =>
    inApi.flatMap(([file, source]) =>
      namesIn(source, pattern).map(([, word]) => ({ file, name: textOf(word) })),
    );
  const said = [
    ...found(
      /(?:publish\([\w.]+, |(?:notifying|stringify)\(|const notice = )\{ topic: '?([\w-]+)/g,
    ),
    ...found(/["']topic["'](?:: "|, ')([\w-]+)["'], ["']to["']/g),
  ];
  // Others have topics, too: those of the made-up members' talk.
  const isNotice = (name: string) =>
    said.some((one) => one.name === name) || constants.some(([, , text]) => text === name);
  const heard = found(/\btopic [=!]== '?([\w-]+)/g).filter(({ name }) => isNotice(name));
  return [...new Set([...said, ...heard].map(({ name }) => name))].sort().map((name) => {
    const where = (those: typeof said) => [
      ...new Set(those.flatMap((one) => (one.name === name ? [link(one.file)] : []))),
    ];
    return line(name, where(said), where(heard));
  });
}

const link = (file: string) => `[${file.replace('/src/', '/')}](../${file})`;
const all = (found: string[]) => found.join(', ') || 'nobody';
const line = (name: string, says: string[], hears: string[]) =>
  `- \`${name}\`: said by ${all(says)}; heard by ${all(hears)}`;

/** The page about events: who says what, and who listens. */
export function whoSaysWhat(sources: Sources): string {
  return `# Who says what, and who listens

Made from the sources by \`node tools/run.mjs events\`; \`npm run check\` holds it against them.

## From the API to the pages

An event is kept for an hour, by ids, and filled in when it is delivered, as the one who is told may
see it then (\`api/src/app/live-events.ts\`); \`typing\` and \`presence\` reach open pages only. What each
carries is \`LiveEvents\` in \`shared-state/src/api/schema.d.ts\`.

${eventLines(sources).join('\n')}

## Between shell and remotes

${topicLines(sources).join('\n')}

## Between the processes of the API

${noticeLines(sources).join('\n')}
`;
}
