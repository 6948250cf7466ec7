export * from '#deck.ts';
export * from '#meanings/index.ts';
