/** What is wrong with the working copy, for who edits it. */
export interface Problem {
  kind: 'build' | 'types' | 'run' | 'text';
  /** File and line from the repository's root; empty when nobody can say. */
  place: string;
  message: string;
}

/** What an edit means for pages that are open, beside the code that hot reload replaces. */
export interface Edit {
  remote: string;
  /** Languages whose texts are others. */
  texts: string[];
  /** There is something that a running page cannot take in. */
  reload: boolean;
}

/** Server-sent events of a development server, by name. */
export interface Told {
  problems: Problem[];
  edit: Edit;
}
