import type { ComponentType } from 'react';

export type Figure = { title: string; Component: ComponentType };

/** Drawings of a single code: each loads with the page of its code only. */
const loaderById: Readonly<Record<string, () => Promise<Figure>>> = {
  chappe: async () => {
    const { ChappeFigure } = await import('./chappe-figure.tsx');
    return { title: 'La machine', Component: ChappeFigure };
  },
};

/** The drawing of a code; null without one. */
export async function loadFigure(secretCodeId: string): Promise<Figure | null> {
  return (await loaderById[secretCodeId]?.()) ?? null;
}
