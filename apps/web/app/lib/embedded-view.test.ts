import { expect, test } from 'vitest';
import { embeddedView, showInHome } from './embedded-view.ts';

test.each(['review', 'profile'] as const)('home shows %s where its history entry asks for it', (view) => {
  expect(embeddedView({ state: showInHome(view), search: '' })).toBe(view);
});

test('view=home always shows home', () => {
  expect(embeddedView({ state: showInHome('review'), search: '?view=home' })).toBeNull();
});

test.each([null, undefined, 'review', { path: 'elsewhere' }, { view: 'review' }, { overlay: { depth: 1 } }])(
  '%j asks for nothing',
  (state) => {
    expect(embeddedView({ state, search: '' })).toBeNull();
  },
);
