import { Disk } from 'flydrive';
/** Where photos and chat images are kept, by key; never readable by URL. */
export type Files = Disk;
export declare function openFiles(dataDir: string): Files;
