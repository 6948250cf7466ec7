import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { detailCopies } from './details/copy/index.ts';
import { detailPanels } from './details/panels.ts';
import { pictures } from './pictures.ts';
import { scenes } from '#scenes/index.ts';
import { readShareWords } from './share/words.ts';
import { slimmed } from './slimmed.ts';

const share = { words: new Map(), fontFamily: 'Pretendard' };
const drawn = [...pictures(share)].map((picture) => ({ ...picture, svg: picture.draw() }));
const vectors = drawn.filter(({ format }) => format === 'svg');

describe('every picture that ships', () => {
  test('has a name of its own', () => {
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(drawn.length);
  });

  test('is small: 25 KB for one picture, 60 KB for a stack of panels', () => {
    const limitOf = (name: string): number => (name.startsWith('detail/') ? 60_000 : 25_000);
    // Card faces carry their name as outlines and have their own limit, tested with them.
    const heavy = vectors
      .filter(({ name, svg }) => !name.startsWith('card/') && Buffer.byteLength(svg) > limitOf(name))
      .map(({ name, svg }) => ({ name, bytes: Buffer.byteLength(slimmed(svg)) }))
      .filter(({ name, bytes }) => bytes > limitOf(name));
    expect(heavy).toEqual([]);
  });

  test('holds no number that is not one, and no name that was left open', () => {
    const broken = vectors
      .filter(({ svg }) => /NaN|undefined|Infinity|\[object/.test(svg))
      .map(({ name }) => name);
    expect(broken).toEqual([]);
  });

  test('refers only to ids it defines, under a prefix that no other picture has', () => {
    const owners = new Map<string, string>();
    for (const { name, svg } of vectors) {
      if (name.startsWith('detail/') || name.startsWith('card/') || name.startsWith('brand/')) continue;
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!));
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]!);
      expect(
        used.filter((id) => !ids.has(id)),
        name,
      ).toEqual([]);
      for (const id of ids) {
        expect(owners.get(id), `${name} and ${owners.get(id)} share ${id}`).toBeUndefined();
        owners.set(id, name);
      }
    }
  });

  test('is the same, byte for byte, when drawn again', () => {
    for (const picture of pictures(share)) {
      if (!/^(thumb|panel|portrait|hero)\//.test(picture.name)) continue;
      expect(picture.draw() === drawn.find(({ name }) => name === picture.name)?.svg, picture.name).toBe(
        true,
      );
    }
  });
});

test('every content of the catalogue has a scene, and every scene a content', () => {
  const contents = readShareWords(fileURLToPath(new URL('../../../content/contents', import.meta.url)));
  expect([...contents.keys()].toSorted()).toEqual(scenes.map(({ slug }) => slug).toSorted());
});

describe('detail pages', () => {
  test('every scene has a page of four panels whose art is built', () => {
    const names = new Set(drawn.map(({ name }) => name));
    for (const { slug } of scenes) {
      const panels = detailPanels(slug);
      expect(panels.map(({ kind }) => kind.replace('cards', 'chart'))).toEqual([
        'hook',
        'scene',
        'chart',
        'closing',
      ]);
      expect(panels.filter(({ art }) => !names.has(art))).toEqual([]);
    }
  });

  test('no sentence is said on two pages', () => {
    const sentences = detailCopies.flatMap(({ hook, body, closing }) => [
      hook.title.join(' '),
      ...hook.lines,
      body.headline.join(' '),
      body.lead,
      ...body.rows.map(({ line }) => line),
      closing.join(' '),
    ]);
    const twice = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
    expect(twice).toEqual([]);
  });

  test('lines are short enough for a phone', () => {
    const long = detailCopies.flatMap(({ hook, body, closing }) => [
      ...[...hook.title, ...body.headline, ...closing].filter((line) => line.length > 19),
      ...[...hook.lines, body.lead].filter((line) => line.length > 44),
      ...body.rows.flatMap(({ title, line }) => [title, line]).filter((line) => line.length > 30),
    ]);
    expect(long).toEqual([]);
  });
});
