import { shareText } from '@afterglow/federation/registry/audience';
import { assetUrl, type Release } from '@afterglow/federation/registry/release';
import { escapeHtml as text } from '../documents/html.ts';
import { ageText, figuresText, sizeText, type Told, timeText } from './figures-text.ts';
import type { Overview, PackageFacts, StepFacts, VersionFacts } from './overview.ts';

/** What the page needs besides what there is to tell. */
export interface Frame {
  /** The shell that is live: the page is drawn with its styles. */
  shell: Release | undefined;
  /** What forms carry; absent where nobody may sign, then with the reason why. */
  form: { token: string; who: string } | { missing: string };
  /** What became of the last act, or why the registry cannot be read. */
  note?: { text: string; isBad: boolean } | undefined;
  now: number;
}

function wholePage(frame: Pick<Frame, 'shell'>, title: string, body: string): string {
  const { shell } = frame;
  const styles = shell?.css.map((path) => {
    const integrity = shell.files[path]?.integrity ?? '';
    return `<link rel="stylesheet" href="${assetUrl(shell, path)}" integrity="${integrity}" crossorigin>`;
  });
  return `<!doctype html>
<html lang="en" data-niche="default">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
${styles?.join('') ?? ''}
<link rel="stylesheet" href="/operator.css">
</head>
<body class="ops">
${body}
</body>
</html>
`;
}

const badge = (words: string, tone = '') => `<span class="bdg ${tone}">${text(words)}</span>`;

const toneOf = (role: string) =>
  role === 'live' ? 'bdg-ok' : /^on trial/.test(role) ? 'bdg-new' : '';

function figure(name: string, { text: value, change, isWorse }: Told): string {
  const beside = change && ` <span class="${isWorse ? 'worse' : 'mut'}">${text(change)}</span>`;
  const mark = isWorse ? ' <span class="worse">worse</span>' : '';
  return `<td data-name="${name}"><span class="num">${text(value)}</span>${beside}${mark}</td>`;
}

function versionRow(one: VersionFacts, before: VersionFacts | undefined, now: number): string {
  const { version, roles, release, figures } = one;
  const { errors, lcp, inp } = figuresText(figures, before?.figures);
  const built = release
    ? `<td data-name="Built"><time datetime="${text(release.createdAt)}" title="${timeText(release.createdAt)} UTC">${ageText(release.createdAt, now)} ago</time></td>
<td data-name="Size" class="num">${sizeText(release.bytes)}</td><td data-name="Commit"><code>${text(release.gitRevision)}</code></td>`
    : '<td data-name="Built" colspan="3">no longer in the store</td>';
  return `<tr><th scope="row"><code>${version}</code> ${roles.map((role) => badge(role, toneOf(role))).join(' ')}</th>
${built}
${figure('Errors', errors)}${figure('LCP', lcp)}${figure('INP', inp)}
<td data-name="Reports" class="num">${figures.reports}</td></tr>`;
}

/** The version a version is compared with: what a canary and a pinned one would replace, else the one before. */
function comparedWith(of: PackageFacts, { version }: VersionFacts): VersionFacts | undefined {
  const { live, before } = of.channel;
  const line = [live, ...before];
  const wanted = line.includes(version) ? line[line.indexOf(version) + 1] : live;
  return of.versions.find((known) => known.version === wanted);
}

interface Offer {
  kind: string;
  label: string;
  /** Fields of the act beside the package. */
  fields?: Record<string, string>;
  look: string;
}

function offersOf({ channel }: PackageFacts): Offer[] {
  const { canary, before, sites } = channel;
  const back = { kind: 'roll-back', look: 'btn-danger' };
  return [
    ...(canary
      ? [
          { kind: 'promote', label: `Promote ${canary.version}`, look: 'btn-primary' },
          { kind: 'end-canary', label: `End the canary ${canary.version}`, look: 'btn-danger' },
        ]
      : []),
    ...before.map((to) => ({ ...back, label: `Roll back to ${to}`, fields: { to } })),
    ...Object.keys(sites).map((site) => ({ ...back, label: `Unpin ${site}`, fields: { site } })),
  ];
}

function actForm(of: PackageFacts, offer: Offer, form: { token: string; who: string }): string {
  const { live, canary } = of.channel;
  const hidden = Object.entries({
    form: form.token,
    kind: offer.kind,
    name: of.name,
    live,
    canary: canary?.version ?? '',
    ...offer.fields,
  }).map(([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`);
  const id = text([of.name, offer.kind, ...Object.values(offer.fields ?? {})].join('-'));
  return `<details class="act"><summary class="btn btn-outline btn-sm">${text(offer.label)}</summary>
<form method="post" action="/acts">${hidden.join('')}
<div class="fld"><label class="lbl" for="why-${id}">Why, for the history</label><div class="inp"><input id="why-${id}" name="why" required maxlength="300" autocomplete="off"></div></div>
<div class="fld"><label class="lbl" for="who-${id}">Your name</label><div class="inp"><input id="who-${id}" name="who" required maxlength="80" value="${text(form.who)}" autocomplete="name"></div></div>
<div class="fld"><label class="sm"><input type="checkbox" name="anyway" value="yes"> Even if it does not fit what it meets then (--anyway)</label></div>
<button class="btn ${offer.look} btn-sm" type="submit"><span>${text(offer.label)}</span></button></form></details>`;
}

function packageCard(of: PackageFacts, { form, now }: Frame): string {
  const { name, owner, channel, rollout } = of;
  const { canary, sites } = channel;
  const whose = owner ? `${text(owner.team)} · ${text(owner.contact)}` : 'no owner named';
  const facts = [
    ['Live', channel.live],
    ...(canary ? [['On trial', `${canary.version}, ${shareText(canary)}`]] : []),
    ...Object.entries(sites).map(([site, version]) => [`On ${site}`, version]),
    ...(rollout ? [['By evidence', rollout]] : []),
  ].map(([term, words]) => `<div><dt>${text(term ?? '')}</dt><dd>${text(words ?? '')}</dd></div>`);
  const rows = of.versions.map((one) => versionRow(one, comparedWith(of, one), now));
  const acts = 'token' in form ? offersOf(of).map((offer) => actForm(of, offer, form)) : [];
  return `<section class="card-x" aria-labelledby="of-${name}">
<h2 id="of-${name}">${text(name)}</h2><p class="mut sm">${whose}</p>
<dl>${facts.join('')}</dl>
<table><caption class="mut sm">Versions; figures of 24 hours, beside those of the one before</caption><thead><tr><th scope="col">Version</th><th scope="col">Built</th><th scope="col">Size</th><th scope="col">Commit</th><th scope="col">Errors</th><th scope="col">LCP</th><th scope="col">INP</th><th scope="col">Reports</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${acts.length > 0 ? `<div class="acts">${acts.join('')}</div>` : ''}
</section>`;
}

function step({ sequence, change, isSigned }: StepFacts): string {
  const { at = '', who = '–', what = 'began', why = '' } = change ?? {};
  const doubt = isSigned ? '' : ` ${badge('not signed by a key that is accepted')}`;
  return `<li><span class="mut sm num">#${sequence} · <time datetime="${text(at)}">${timeText(at)} UTC</time> · ${text(who)}</span>${doubt}<br>
<b>${text(what)}</b>${why ? `<br>${text(why)}` : ''}</li>`;
}

function noteHtml({ note, form }: Frame): string {
  const words = [
    ...(note
      ? [
          `<p role="${note.isBad ? 'alert' : 'status'}" class="told ${note.isBad ? 'bad' : 'good'}">${text(note.text)}</p>`,
        ]
      : []),
    ...('missing' in form ? [`<p class="told">${text(form.missing)}</p>`] : []),
  ];
  return words.join('');
}

/** The page about everything that is released. */
export function releasesPage({ sequence, packages, history }: Overview, frame: Frame): string {
  const cards = packages.map((of) => packageCard(of, frame));
  return wholePage(
    frame,
    'Releases',
    `<main><header><h1>Releases</h1><p class="mut sm">Registry #${sequence} · ${timeText(new Date(frame.now).toISOString())} UTC · <a href="/">look again</a> · <a href="/releases.json">JSON</a> · <a href="/metrics">metrics</a></p></header>
${noteHtml(frame)}
${cards.length > 0 ? `<div class="packages">${cards.join('')}</div>` : '<p>Nothing is released yet.</p>'}
<section class="card-x" aria-labelledby="steps"><h2 id="steps">Steps</h2><ol class="steps">${history.map(step).join('')}</ol></section></main>`,
  );
}

/** Where the token is asked for. */
export function loginPage(frame: Pick<Frame, 'shell'>, isWrong: boolean): string {
  const wrong = isWrong
    ? '<p id="wrong" role="alert" class="told bad">That is not the token.</p>'
    : '';
  return wholePage(
    frame,
    'Releases',
    `<main class="narrow"><h1>Releases</h1>${wrong}<form method="post" action="/login" class="card-x"><div class="fld"><label class="lbl" for="token">Token (OPERATOR_TOKEN)</label><div class="inp"><input id="token" name="token" type="password" required autocomplete="current-password"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></div></div><button class="btn btn-primary" type="submit"><span>Continue</span></button></form></main>`,
  );
}
