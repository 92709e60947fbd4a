import axe from 'axe-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Pieces } from './piece.tsx';
import { pseudoBelow } from './pseudo.ts';
import { choices, type Settings, settingsIn } from './settings.ts';
import styles from './workshop.module.scss';

/** A page is not what is looked at, and what is there once stands here in several states. */
const rules = { region: { enabled: false }, 'landmark-unique': { enabled: false } };

/** Colours on their way to another look are not those one reads. */
function settled(): Promise<unknown> {
  const underWay = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return Promise.allSettled(underWay.map(({ finished }) => finished));
}

/** axe looks at one thing at a time. */
let looking: Promise<unknown> = Promise.resolve();

/** What axe finds below an element, a line each; undefined while it has not looked. */
function useFindings(of: React.RefObject<HTMLElement | null>, settings: Settings) {
  const [findings, setFindings] = useState<string[]>();
  useEffect(() => {
    let left = false;
    setFindings(undefined);
    looking = looking.then(async () => {
      await settled();
      if (left || !of.current) return;
      const { violations } = await axe.run(of.current, { rules });
      if (!left)
        setFindings(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length})`));
    });
    return () => {
      left = true;
    };
    // Another look is another result.
  }, [of, settings]);
  return findings;
}

interface PieceProps {
  name: string;
  states: Pieces[string];
  props: string | undefined;
  settings: Settings;
}

/** A component in all its states, with its properties and what axe says. */
function Piece({ name, states, props, settings }: PieceProps) {
  const place = useRef<HTMLDivElement>(null);
  const findings = useFindings(place, settings);
  useLayoutEffect(() => {
    if (settings.language === 'pseudo' && place.current) pseudoBelow(place.current);
  }, [settings]);
  return (
    <section id={name} className={styles.piece}>
      <h2>{name}</h2>
      {/* Anew with each choice: texts were written over. */}
      <div key={settings.language} ref={place} className={styles.states}>
        {Object.entries(states).map(([state, drawn]) => (
          <figure key={state}>
            <div className={styles.stage}>{drawn}</div>
            <figcaption>{state}</figcaption>
          </figure>
        ))}
      </div>
      {props && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keyboard
        <pre className={styles.props} dir="ltr" tabIndex={0}>
          {props}
        </pre>
      )}
      <p data-axe={findings?.length ?? 'waits'}>
        {findings === undefined && 'axe has not looked yet'}
        {findings?.length === 0 && 'axe finds nothing'}
        {findings?.join('; ')}
      </p>
    </section>
  );
}

/** The address with one choice more. */
function addressWith(name: string, value: string): string {
  const query = new URLSearchParams(window.location.search);
  query.set(name, value);
  return `?${query}${window.location.hash}`;
}

interface Props {
  /** Of the package. */
  name: string;
  pieces: Pieces;
}

/** Every piece of a package, as a site, a device and a language have it. */
export function Workshop({ name: ofPackage, pieces }: Props) {
  const [settings] = useState(() => settingsIn(window.location.search));
  const [props, setProps] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.niche = settings.theme;
    dataset.bsTheme = settings.mode;
    document.documentElement.dir = settings.direction;
  }, [settings]);
  useEffect(() => {
    fetch('/props.json')
      .then((answer) => answer.json())
      .then(setProps, console.error);
  }, []);
  return (
    <>
      <header className={styles.bar}>
        <h1>{ofPackage}</h1>
        {Object.entries(choices).map(([name, values]) => (
          <nav key={name} aria-label={name}>
            {values.map((value) => (
              <a
                key={value}
                href={addressWith(name, value)}
                aria-current={settings[name as keyof Settings] === value}
              >
                {value}
              </a>
            ))}
          </nav>
        ))}
      </header>
      <div className={styles.page}>
        <nav aria-label="components" className={styles.list}>
          {Object.keys(pieces).map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <main id="pieces">
          {Object.entries(pieces).map(([name, states]) => (
            <Piece key={name} {...{ name, states, settings }} props={props[name]} />
          ))}
        </main>
      </div>
    </>
  );
}
