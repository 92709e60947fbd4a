import pg from 'pg';
import type { Db } from './database.ts';
/** Something that happened, for the people it concerns. Ids only: a notice holds 8 kB at most. */
export type Notice = {
    topic: string;
    to: string[];
    [key: string]: unknown;
};
type Listener = (notice: Notice) => void;
/** Tells all processes what happened; inside a transaction, only once it is committed. */
export declare function publish(db: Db, notice: Notice): Promise<void>;
/** Hears what any process published. Reconnects by itself; `onGap` says that notices may be lost. */
export declare class Bus {
    #private;
    constructor(connection: pg.ClientConfig);
    open(): Promise<void>;
    /** Calls `listener` for every notice until the returned function is called. */
    on(listener: Listener): () => void;
    /** Calls `listener` after the connection was lost and found again. */
    onGap(listener: () => void): () => void;
    close(): Promise<void>;
}
export {};
