import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { partieStore } from '@/data/partie/partie-store.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { useReprise } from './use-reprise.ts';

const quete = createQuete();
const other = queteIdSchema.parse('22_dinan_une-autre');

test('returns the étape of this device’s party, until it is finished', async () => {
  const store = await partieStore();
  const begun = createPartie(quete, { etapeIndex: 2 });
  await store.begin(quete, begun);
  const { result, rerender } = renderHook(({ id }) => useReprise(id), {
    initialProps: { id: quete.id },
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current).toEqual({ etapeNumero: 3 });
  });
  rerender({ id: other });
  expect(result.current).toBeUndefined();

  await store.change(begun.id, (kept) => ({
    ...kept,
    partie: { ...kept.partie, moment: 'fin', finishedAt: 5 },
  }));
  const finished = renderHook(() => useReprise(quete.id));
  await store.readLast(quete.id);
  expect(finished.result.current).toBeUndefined();
});
