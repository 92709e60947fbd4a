export type Clock = {
    now: () => Date;
};
export declare const systemClock: Clock;
export declare const second = 1000;
export declare const minute: number;
export declare const hour: number;
export declare const day: number;
/** The moment `milliseconds` after `moment`; negative for before. */
export declare function after(moment: Date, milliseconds: number): Date;
