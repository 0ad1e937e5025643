import { describe, expect, test } from 'vitest';
import { limitsOf, typedOf } from './typed-limits.ts';
import { isShownPictures, type ModelPlace, whereTextGoes } from './model-setup.ts';
import { type ModelsHere, placeOf, typedPlaceOf } from './typed-place.ts';

const NONE = { tokens: '', money: '', inputPrice: '', outputPrice: '' };

describe('limits as they are typed', () => {
  test('are none where nothing is typed, and come back as they were', () => {
    expect(limitsOf(NONE)).toEqual({ tokens: null, money: null, price: null });
    const limits = { tokens: 20_000, money: 1.5, price: { input: 0.25, output: 2 } };
    expect(limitsOf(typedOf(limits))).toEqual(limits);
    expect(limitsOf({ ...NONE, tokens: '20,000' })).toMatchObject({ tokens: 20_000 });
  });

  test.each([
    [{ tokens: 'many' }, 'are numbers'],
    [{ tokens: '-1' }, 'are numbers'],
    [{ inputPrice: '1' }, 'takes both'],
    [{ money: '1' }, 'takes the price'],
  ])('that make no sense are said: %j', (typed, words) => expect(limitsOf({ ...NONE, ...typed })).toContain(words));
});

const FETCHED = { kind: 'fetched' as const, address: 'https://models.example.com/small.gguf', bytes: 5 };
const NOTHING_HERE = { browser: false, fetched: null };

describe('a place as it is typed', () => {
  test('is whole once its model is chosen', () => {
    const typed = { ...typedPlaceOf(null), address: 'localhost:8080' };
    expect(placeOf(typed, NOTHING_HERE)).toBeNull();
    expect(placeOf({ ...typed, model: 'm' }, NOTHING_HERE)).toEqual({
      kind: 'server',
      address: 'http://localhost:8080/v1',
      model: 'm',
      key: null,
      seesPictures: false,
    });
  });

  test.each<[string, Partial<ModelsHere>, ModelPlace | null]>([
    ['browser', {}, null],
    ['browser', { browser: true }, { kind: 'browser' }],
    ['fetched', {}, null],
    ['fetched', { fetched: FETCHED }, FETCHED],
  ])('in this browser (%s) is whole where its model is here: %j', (where, here, place) =>
    expect(placeOf({ ...typedPlaceOf(null), where: where as 'browser' | 'fetched' }, { ...NOTHING_HERE, ...here })).toEqual(place),
  );

  test('is shown pictures where the person says that it takes them, and that is said', () => {
    const typed = { ...typedPlaceOf(null), model: 'm', seesPictures: true };
    const place = placeOf(typed, NOTHING_HERE);
    expect(place && [isShownPictures(place), typedPlaceOf(place).seesPictures]).toEqual([true, true]);
    expect(place && whereTextGoes(place)).toContain(
      'lines of your documents, pictures of words in them that are hard to read, go to the program',
    );
    expect(isShownPictures({ kind: 'browser' })).toBe(false);
  });

  test('of a vendor takes a key', () => {
    const typed = { ...typedPlaceOf(null), where: 'openai' as const, model: 'm' };
    expect(placeOf(typed, NOTHING_HERE)).toBeNull();
    expect(placeOf({ ...typed, key: ' k ' }, NOTHING_HERE)).toEqual({ kind: 'openai', model: 'm', key: 'k', seesPictures: false });
  });
});
