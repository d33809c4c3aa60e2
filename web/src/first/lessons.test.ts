import { expect, test } from 'vitest';
import { lessonOf, type Situation } from './lessons';

const held = (...names: string[]) => names.map((name, handle) => ({ name, handle }));
const option = (verb: string, card?: string) => ({ verb, card, line: card ? `${verb} ${card}` : verb, text: '' });
const asked = (...options: object[]) => ({ purpose: 'act', number: 1, kind: 'action', seat: 0, options }) as never;
const situation = (over: Partial<Situation>, view: object = {}): Situation => ({
  view: { over: false, hand: held('Mirage', 'Wink', 'Shadow', 'Blind Spot'), points: [40, 55, 25], names: ['Ann', 'Robin', 'Teal'], fields: [[], [], []], ...view } as never,
  seat: 0, turns: 1, asked: asked(option('play', 'Wink'), option('play', 'Mirage')), window: false, sealed: false, staged: null, complete: false, ...over,
});

test('the six lessons come in their order', () => {
  expect(lessonOf(situation({}))).toMatchObject({ chip: 0, step: 'draw', at: { hand: 'Wink' } });
  expect(lessonOf(situation({ staged: 'Wink', complete: true }))).toMatchObject({ chip: 1, step: 'play', at: { act: 'play' } });
  expect(lessonOf(situation({ turns: 2 }))).toMatchObject({ chip: 2, step: 'aim', values: ['Robin', 55] });
  expect(lessonOf(situation({ turns: 2, staged: 'Mirage' }))).toMatchObject({ step: 'aimAt', at: { seat: 1 } });
  expect(lessonOf(situation({ window: true, asked: asked(option('decline'), option('reveal', 'Spectacles')) }))).toMatchObject({ chip: 3, step: 'answer' });
  expect(lessonOf(situation({ turns: 3 }))).toMatchObject({ chip: 4, step: 'lasting' });
  expect(lessonOf(situation({ turns: 3, staged: 'Shadow', complete: true }))).toMatchObject({ chip: 4, step: 'go', at: { act: 'play' }, values: ['Shadow'] });
  const shadow = { fields: [[{ name: 'Shadow', points: -15, handle: 7 }], [], []], points: [70, 70, 60] };
  expect(lessonOf(situation({ turns: 4 }, shadow))).toMatchObject({ chip: 5, step: 'win', values: [70] });
  expect(lessonOf(situation({ turns: 4, asked: asked(option('end')) }, { points: [105, 70, 60] }))).toMatchObject({ step: 'end', at: { act: 'safe' } });
});

test('who plays otherwise is told something that fits, or nothing', () => {
  expect(lessonOf(situation({ staged: 'Mirage', complete: false }))).toMatchObject({ step: 'target', at: { legal: true } });
  expect(lessonOf(situation({ turns: 4 }, { hand: held('Wink'), points: [55, 85, 20] }))).toMatchObject({ step: 'free' });
  expect(lessonOf(situation({ turns: 5 }, { hand: held('Insight') }))).toMatchObject({ step: 'free', at: null });
  expect(lessonOf(situation({ asked: null }))).toBeNull();
  expect(lessonOf(situation({}, { over: true }))).toBeNull();
  expect(lessonOf(situation({ window: true, asked: asked(option('decline')) }))).toBeNull();
});
