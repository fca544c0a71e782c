import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';

test('a press follows the effects of its element, as early as possible', async () => {
  const heard: string[] = [];
  let show: (isShown: boolean) => void = () => undefined;
  function Shown() {
    useEffect(() => {
      heard.push('effect');
    }, []);
    return <button onClick={() => heard.push('press')}>Valider</button>;
  }
  function Place() {
    const [isShown, setIsShown] = useState(false);
    show = setIsShown;
    return isShown && <Shown />;
  }
  const { container } = render(<Place />);
  // As an answer of a server does: outside of `act`, which would run the effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await new Promise<void>((resolve) => {
    const drawn = new MutationObserver(() => {
      drawn.disconnect();
      expect(heard).toEqual([]);
      fireEvent.click(screen.getByRole('button'));
      resolve();
    });
    drawn.observe(container, { childList: true });
    show(true);
  });
  expect(heard).toEqual(['effect', 'press']);
});
