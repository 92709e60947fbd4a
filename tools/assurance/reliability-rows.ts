import type { Row } from './row.ts';

type Line = [id: string, asks: string, more?: Pick<Row, 'inFull' | 'missing' | 'notHere'>];

/** What must hold when something breaks. Figures are those of the long form (`npm run campaign`). */
const lines: Line[] = [
  [
    'R01',
    'a message that was acknowledged is never lost: 100,000 of them, 200 kills',
    { inFull: 'npm run campaign -- chat' },
  ],
  [
    'R02',
    'a message is never doubled and never paid twice, in the same campaign',
    { inFull: 'npm run campaign -- chat' },
  ],
  [
    'R03',
    'both sides see the same order, without a gap after a reconnect',
    {
      missing:
        'ten thousand conversations; 2,500 are by CONVERSATIONS=2500 npm run campaign -- chat',
    },
  ],
  [
    'R04',
    'what was written offline is sent once, after a reload and after the browser was closed',
    { inFull: 'REPEAT=100 npm test -- e2e e2e/installed/unsent-messages' },
  ],
  [
    'R05',
    'the ledger sums to the balance, and every line has one cause: 1,000 sequences of 100 steps',
    { inFull: 'npm run campaign -- ledger' },
  ],
  ['R06', 'one process alone opens the embedded database; a stale lock is taken over'],
  [
    'R07',
    'one credit for a payment under 10,000 made-up histories of an adapter',
    { inFull: 'npm run campaign -- payments' },
  ],
  ['R08', 'a payment that nobody told us of is credited within 15 minutes, once'],
  [
    'R09',
    'a remote that fails takes nothing else along: every remote, every fault',
    { inFull: 'npm run campaign -- firefox` and `npm run campaign -- webkit' },
  ],
  [
    'R10',
    'with all remotes gone the page still says so, in its language, with a way on',
    { inFull: 'MATRIX=whole npm test -- e2e e2e/faults/all-remotes-down' },
  ],
  [
    'R11',
    'an API that fails, hangs or answers nonsense leaves every screen with a text and a way on',
    { inFull: 'MATRIX=whole npm test -- e2e e2e/faults/calls e2e/faults/acts' },
  ],
  ['R12', 'after an outage 1,000 clients come back without a storm: at most three times the usual'],
  ['R13', 'the installed app starts without a network and shows nothing personal after a logout'],
  [
    'R14',
    'on a slow line pages stand in time and a message shows at once',
    { inFull: 'npm run bench -- largest-paint' },
  ],
  ['R15', 'old and new releases share a page, and old clients the new API'],
  [
    'R16',
    'the API restarts under 1,000 clients and nobody’s message fails',
    { inFull: 'CLIENTS=1000 npm test -- api testing/load/under-load -t R16' },
  ],
  [
    'R17',
    'a migration that is killed is whole or not there',
    {
      missing:
        'one that takes more than a minute with a million profiles once it was cut off (0015, 102 s); npm run campaign -- million',
    },
  ],
  ['R18', 'a page that loads itself anew destroys nothing that was typed'],
  [
    'R19',
    '1,000 clients chat on two cores: p99 within 250 ms, no error',
    { inFull: 'CLIENTS=1000 SECONDS=1800 npm test -- api testing/load/under-load -t R19' },
  ],
  [
    'R20',
    'how many clients two cores hold is known: 3,000 or more',
    { inFull: 'npm run bench -- ramp' },
  ],
  [
    'R21',
    'a search costs the same among a thousand and a million profiles',
    { inFull: 'npm run bench -- search' },
  ],
  ['R22', 'lists and threads of ten thousand cost what those of twenty do'],
  [
    'R23',
    'eight hours at half load leave memory and handles where they were',
    { missing: 'the hours, which are lived by npm run campaign -- soak' },
  ],
  [
    'R24',
    'two hours of chat leave the tab’s memory where it was',
    { inFull: 'ROUNDS=125 MESSAGES=40 npm test -- e2e e2e/quality/long-stay' },
  ],
  [
    'R25',
    'nothing blocks the event loop for more than a tenth of a second',
    { inFull: 'CLIENTS=1000 SECONDS=1800 npm test -- api testing/load/under-load -t R25' },
  ],
  [
    'R26',
    'every call takes a thousand odd values without a 5xx and accepts none that is invalid',
    { inFull: 'npm run campaign -- inputs' },
  ],
  ['R27', 'pages stand whatever the server says: nulls, long words, none, one, many'],
  ['R28', 'a mail or push that always fails does not hold up the others'],
  ['R29', 'mail, SMS, push, GIFs, payment or pictures away: only what needs them waits'],
  [
    'R30',
    'a full or read-only disk is said clearly, corrupts nothing, and heals by itself',
    { inFull: 'npm run campaign -- disk' },
  ],
  ['R31', 'clocks may jump: bonus, likes of a day, deletion and ages stay right'],
  [
    'R32',
    'a backup restored on an empty machine is the same, sum by sum',
    { inFull: 'npm run campaign -- million' },
  ],
  [
    'R33',
    'after a kill the product is ready within seconds, and ready is true',
    { inFull: 'npm run campaign -- million' },
  ],
  ['R34', 'two tabs and two devices agree within two seconds'],
  ['R35', 'badge, list and title never disagree, after any acts'],
  [
    'R36',
    'one push a message, none after it was read, none after a logout or a block',
    { inFull: 'npm run campaign -- push' },
  ],
  [
    'R37',
    'planted faults are noticed: four of five in money, identity, rights, chat and releases',
    {
      missing:
        'invoices at 71 %; mollie and sandbox of payments, blocks and reports of safety, without a score',
    },
  ],
  [
    'R38',
    'the suite is green twenty times in a row',
    { missing: 'the twenty runs; a second try fails the suite' },
  ],
];

export const reliabilityRows: Row[] = lines.map(([id, asks, more]) => ({ id, asks, ...more }));
