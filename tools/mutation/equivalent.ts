/** A fault that changes nothing which anybody could see, so that no test can notice it. */
export interface Equivalent {
  /** Below the repository's root. */
  file: string;
  /** What stands there, as the report shows it. */
  was: string;
  /** What it becomes. */
  becomes: string;
  reason: string;
}

export const equivalents: Equivalent[] = [
  {
    file: 'federation/registry/caret-range.ts',
    was: 'has > wants',
    becomes: 'has >= wants',
    reason: 'they differ, or the line before would not have come to it',
  },
  {
    file: 'federation/loader/remedy.ts',
    was: '{ return false; }',
    becomes: '{}',
    reason: 'what is undefined is as little a yes, and nobody else reads it',
  },
  {
    file: 'api/src/credits/routes.ts',
    was: "'credits'",
    becomes: '""',
    reason: 'it names a group in the description of the API, and no answer has it',
  },
  {
    file: 'api/src/payments/withdrawal/unused.ts',
    was: 'rows[0]?.credits',
    becomes: 'rows[0].credits',
    reason: 'a sum without groups always has its one row',
  },
  {
    file: 'api/src/payments/withdrawal/ask.ts',
    was: "'withdrawal'",
    becomes: '""',
    reason: 'it names the bucket of an address, and no other has an empty name',
  },
  {
    file: 'api/src/live/streams.ts',
    was: 'states[index]?.running',
    becomes: 'states[index].running',
    reason: 'one statement answers with a state for each stream that it was asked about',
  },
  {
    file: 'api/src/live/read-events.ts',
    was: 'furthest < BigInt(oldest)',
    becomes: 'furthest <= BigInt(oldest)',
    reason: 'where both are the same, either is said in the same digits',
  },
  {
    file: 'api/src/chat/message-input.ts',
    was: 'text.length <= limit',
    becomes: 'false',
    reason: 'people count no more than a computer does; it only saves counting',
  },
  {
    file: 'api/src/chat/openers/openers-for.ts',
    was: 'list.length > 0',
    becomes: 'true',
    reason: 'of an empty list each part is empty',
  },
  {
    file: 'api/src/chat/openers/openers-for.ts',
    was: 'sum + letter.charCodeAt(0)',
    becomes: 'sum - letter.charCodeAt(0)',
    reason: 'where a row begins is to differ from pair to pair, no matter how',
  },
  {
    file: 'api/src/chat/contact.ts',
    was: '!other',
    becomes: 'false',
    reason:
      'who is named by nothing is found as little as who is gone, and the answer is the same 404',
  },
  {
    file: 'api/src/chat/read-messages.ts',
    was: '`asc`',
    becomes: '``',
    reason: 'an order that does not say its direction ascends',
  },
  {
    file: 'api/src/chat/read-messages.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'both are of a key that is to find nothing, and no id is like that either',
  },
  {
    file: 'api/src/chat/list-chats.ts',
    was: "{ me: '', conversation: '' }",
    becomes: '{}',
    reason: 'it is a key that is to find nothing, and so does one of nulls',
  },
  {
    file: 'api/src/chat/list-chats.ts',
    was: "'string'",
    becomes: '""',
    reason: 'the reader of each row is that very member',
  },
  {
    file: 'api/src/chat/decline.ts',
    was: 'to === other',
    becomes: 'true',
    reason: 'the line is below what is removed for who said no, whose pages are told nothing of it',
  },
  {
    file: 'api/src/chat/refund-unread.ts',
    was: 'credits > 0',
    becomes: 'true',
    reason: 'what is withdrawn was paid, and a first withdrawal gives it back',
  },
  ...['seq < first', 'seq > last'].map((was) => ({
    file: 'mf-chat/src/features/thread/merge-messages.ts',
    was,
    becomes: was.replace(/[<>]/, '$&='),
    reason: 'what stands at the edge is shown itself, and the later word about a message counts',
  })),
  {
    file: 'mf-chat/src/features/thread/thread.ts',
    was: 'typing',
    becomes: 'true',
    reason: 'what has ended ends once more, and the next sign of it begins anew',
  },
  {
    file: 'mf-chat/src/features/thread/use-thread-scroll.ts',
    was: 'first !== undefined',
    becomes: 'true',
    reason: 'no list has a key that is none; it is said for the types',
  },
  {
    file: 'mf-auth-signup/src/features/signup/validate.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what does not look like a date was refused before, and this has no year either',
  },
  {
    file: 'federation/gate/judge-step.ts',
    was: 'wrong.length === 0',
    becomes: 'false',
    reason: 'nothing wrong is nothing to refuse; it only saves reading what was there before',
  },
  {
    file: 'federation/gate/compatibility-sets.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'it is the digest of what is judged, which nobody reads there',
  },
  {
    file: 'federation/gate/rules/own-styles.ts',
    was: "rule.parent?.type === 'atrule'",
    becomes: 'true',
    reason: 'what is no at-rule has no name that ends like one',
  },
  {
    file: 'federation/gate/rules/own-styles.ts',
    was: "'root'",
    becomes: '""',
    reason: 'a root stands in nothing, so nothing is nested by it either',
  },
  {
    file: 'federation/gate/texts/compare.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'the keys are those of the texts, so each has one',
  },
];
