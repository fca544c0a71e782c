import { onTestFinished } from 'vitest';

/**
 * Gives the test a browser with the Navigation API, at the third entry of its history; the two before are of other documents.
 * @returns a step to the entry at an index from 0; its event says whether the page held it up.
 */
export function stubNavigation(): (index: number) => Event {
  const entries = [false, false, true].map((sameDocument) => ({ sameDocument }));
  const navigation = Object.assign(new EventTarget(), {
    currentEntry: { index: 2 },
    entries: () => entries,
  });
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'navigation'));
  return (index) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { index },
    });
    navigation.dispatchEvent(event);
    return event;
  };
}
