/** Stems by kind: a verb or an adjective stands as its stem with a hyphen (`헤어지-`) and is found in all its forms. */
export type Kinds = Readonly<Record<string, string>>;
