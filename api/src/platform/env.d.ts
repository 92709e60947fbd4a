export type Env = {
    production: boolean;
    /** Port of the gateway; the API itself listens on the next one, on loopback only. */
    port: number;
    dataDir: string;
    databaseUrl: string | undefined;
    publicUrl: URL;
    secret: string | undefined;
    /** SMTP server for real mail; without it mail is written to files. */
    smtpUrl: string | undefined;
    mailFrom: string;
};
/** Reads the settings of a process; throws a clear line on what production may not run with. */
export declare function readEnv(values: Record<string, string | undefined>): Env;
