import { type Case, cases } from '../faults/matrix/cases.ts';
import { complaintsOf } from '../faults/matrix/complaints.ts';
import { casesIn } from '../faults/matrix/serve-case.ts';
import { another } from '../faults/matrix/shell.ts';
import { newMember } from '../support/member.ts';
import { interfere } from '../support/product/interference.ts';
import { launchGateway } from '../support/product/launch-gateway.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { namedEngine } from './engine.ts';
import {
  disturbances,
  hasHeading,
  hasNavigation,
  hasTakenOver,
  isAt,
  logInHere,
  moveWithin,
  navigationLink,
  observe,
  offersRetry,
  pressButton,
  versionOf,
} from './in-page.ts';
import { until } from './until.ts';

/**
 * Plays every fault with every remote in another engine, as `e2e/faults/matrix.spec.ts` does in Chromium: the version
 * before takes its place, or it is said and can be tried again; the rest of the page goes on; the operator is told.
 * Ends with 1 when a case does not.
 *
 * npm run campaign -- webkit | firefox
 */
const { name: engine, open } = namedEngine();
/** Two versions may have to be given up on, after five seconds each. */
const patience = 20_000;

const product = await launchProduct();
const gateway = await launchGateway(product);
const interference = await interfere(gateway.url);
const serve = await casesIn(gateway.storeFolder);
const member = await newMember(product);
const page = await open({ width: 1280, waits: false });

async function arrive(path: string): Promise<void> {
  await page.goto(interference.url + path);
  await until(path, () => page.run(isAt, path));
}

async function enter(): Promise<void> {
  await page.renew();
  await arrive('/pages/faq');
  const status = await page.run(logInHere, member.email, member.password);
  if (status !== 200) throw new Error(`nobody logs in: ${status}`);
}

const sees = (heading: string) => until(heading, () => page.run(hasHeading, heading));

async function press(name: string): Promise<void> {
  await until(`a button “${name}”`, () => page.run(pressButton, name));
}

/** Another remote's page, by the shell's own navigation. */
async function seeAnother(than: string): Promise<void> {
  const { heading } = another(than);
  await until(`a link to ${heading}`, () => page.run(navigationLink, heading, true));
  await sees(heading);
}

async function logOut(): Promise<void> {
  await press(`Accountmenu van ${member.name}`);
  await press('Uitloggen');
  await until('a link to log in', () => page.run(navigationLink, 'Inloggen', false));
}

async function play(one: Case): Promise<void> {
  const { subject, fault, hasPrevious } = one;
  const { remote, next } = subject;
  await enter();
  const broken = await serve(one);
  if (fault.trouble) {
    const files = `^/assets/${remote}/${broken}/(${fault.lost(subject).join('|')})$`;
    interference.trouble(new RegExp(files), fault.trouble);
  }
  const first = fault.within ? another(remote) : subject;
  await arrive(first.path);
  await page.run(observe);
  if (fault.within) {
    await sees(first.heading);
    await until('the app', () => page.run(hasTakenOver));
    await page.run(moveWithin, subject.path);
  }

  if (fault.later && next) {
    await sees(subject.heading);
    await until('the app', () => page.run(hasTakenOver));
    if (subject.nextIsForVisitors) {
      await seeAnother(remote);
      await logOut();
    }
    await page.run(moveWithin, next.path);
  }
  const heading = fault.later && next ? next.heading : subject.heading;
  if (hasPrevious) {
    const isBack = async () => (await page.run(versionOf, remote, heading)) === subject.version;
    await until(`version ${subject.version}`, isBack, patience);
    const noted = await page.run(disturbances);
    if (noted.length > 0) throw new Error(noted.join(', '));
  } else {
    await until('what failed, and a way on', () => page.run(offersRetry, remote), patience);
  }
  await until('the navigation', () => page.run(hasNavigation));
  if (!(fault.later && subject.nextIsForVisitors)) {
    await seeAnother(remote);
    await logOut();
  }
  // Reports wait for more of them, or until the page is left.
  await page.goto(`${interference.url}/icon.svg`);
  const told = () => complaintsOf(gateway, broken);
  await until(`a report of “${fault.failure}”`, async () => told().includes(fault.failure)).catch(
    (error: Error) => {
      throw new Error(`${error.message}; told: ${told().join(', ') || 'nothing'}`);
    },
  );
}

const only = process.argv[3];
const played = cases.filter(({ what }) => !only || what.includes(only));
let failed = 0;
try {
  for (const one of played) {
    const wrong = await play(one).then(
      () => '',
      (error: Error) => error.message,
    );
    interference.calm();
    if (wrong) {
      failed += 1;
      console.log(`✗ ${one.what}: ${wrong}`);
    }
  }
  console.log(`${engine}: ${played.length - failed} of ${played.length} cases as in Chromium`);
} finally {
  await page.close();
  interference.close();
  await gateway.stop();
  await product.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
