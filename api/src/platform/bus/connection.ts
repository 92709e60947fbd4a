/** What a connection says to whoever opened it, as long as it lasts. */
export interface Heard {
  text(text: string): void;
  /** It is over, and hears nothing more. */
  end(): void;
}

/** A connection that carries texts from process to process. It does not come back by itself. */
export interface Connection {
  /**
   * Returns once the server has taken them: whoever listens then hears them, in this order. Throws
   * when it did not say so in time; some may be heard nevertheless.
   */
  tell(texts: string[]): Promise<void>;
  /**
   * Returns once all is heard that the server took before. A connection that does not answer is
   * dead, even when nobody closed it: this throws and ends it.
   */
  check(): Promise<void>;
  end(): Promise<void>;
}

/** Opens one and returns once it hears; throws when there is no server. */
export type Connect = (heard: Heard) => Promise<Connection>;

/** Milliseconds that a server may take for any answer. */
export const patience = 1500;
