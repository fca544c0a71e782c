import { useCallback, type MouseEvent } from 'react';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import {
  etapeIdOfFieldId,
  fieldId,
  fieldIdsOutward,
  type FieldRef,
} from '@/editing/session/field-key.ts';
import { ecranOf, ecranOfFieldId } from '@/editing/fields/etape/etape-ecran.ts';
import { unfoldAround } from '@/ui/unfold.ts';
import type { Places } from './use-places.ts';

/** Focusable elements within a composite field. */
const focusable = 'input, select, textarea, button';

function focusField(field: FieldRef): void {
  const { etapeId } = field;
  const ids = [
    ...fieldIdsOutward(field),
    fieldId({ etapeId, champ: 'epreuve.type' }),
    fieldId({ etapeId, champ: 'titre' }),
  ];
  const target = ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null);
  const inner =
    target?.matches(focusable) === true
      ? target
      : target?.querySelector<HTMLElement>(focusable);
  if (inner === undefined || inner === null) return;
  unfoldAround(inner);
  // The button of a field not there yet: a link to it presses it.
  if (inner.matches('.ajouter button')) inner.click();
  else inner.focus();
}

/** The ways to a field that something in the workshop speaks of: by its name, or by a link of the summary. */
export function useFocusField(
  session: EditorSession,
  { write, writeEtape, showEcran }: Places,
) {
  /** Focuses a field, or the nearest element around it: it may be folded. */
  const leadTo = useCallback(
    (field: FieldRef) => {
      const { etapes } = session.view().parcours;
      const etape = etapes.find(({ id }) => id === field.etapeId);
      if (etape === undefined) write({ type: 'parcours' });
      else {
        showEcran(ecranOf(field.champ));
        writeEtape(etape.id);
      }
      focusField(field);
    },
    [session, write, writeEtape, showEcran],
  );

  /** The target of the summary is mounted before the link is followed. */
  const bringTarget = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = link?.hash.slice(1) ?? '';
    const { etapes } = session.view().parcours;
    const etape = etapes.find((candidate) => candidate.id === etapeIdOfFieldId(id));
    if (etape !== undefined) {
      showEcran(ecranOfFieldId(id));
      writeEtape(etape.id);
    } else if (id.startsWith('champ-') && id !== 'champ-slug')
      write({ type: 'parcours' });
    else return;
    // The link is gone with the summary: the page moves the focus there.
    event.preventDefault();
    const target = document.getElementById(id);
    if (target !== null) unfoldAround(target);
    target?.focus();
  };

  return { leadTo, bringTarget };
}
