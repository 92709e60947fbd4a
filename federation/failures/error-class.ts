/** Everything that may go wrong with a remote in a browser. Reports carry one of these words. */
export const errorClasses = [
  /** The entry did not arrive, or was not what the registry says (a browser does not tell which). */
  'load',
  /** The entry arrived and threw while it was evaluated. */
  'evaluate',
  /** It lacks a module or the lifecycles that it should have. */
  'export',
  /** It wants another version of a shared library than the page has. */
  'share',
  /** A later script of it was lost or refused. */
  'chunk',
  /** A stylesheet of it was lost or refused. */
  'style',
  /** Its texts were lost or refused. */
  'texts',
  /** It was given up on: five seconds, on a slow line longer. */
  'hang',
  /** It threw in bootstrap or mount. */
  'start',
  /** It threw while it was on the page. */
  'run',
] as const;

export type ErrorClass = (typeof errorClasses)[number];

/** How far a remote had come when it failed. */
export type Phase = 'load' | 'start' | 'run';

/** An error that says its class itself. The shell and every remote carry this code. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly errorClass: ErrorClass;

  constructor(errorClass: ErrorClass, message: string) {
    super(message);
    this.errorClass = errorClass;
  }
}

/** The class that an error says. By what it carries: `instanceof` knows only one's own copy. */
export function saidClass(error: unknown): ErrorClass | undefined {
  return error instanceof Error ? (error as Partial<RemoteError>).errorClass : undefined;
}
