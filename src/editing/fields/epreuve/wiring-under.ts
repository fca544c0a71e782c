import { type EtapePath, type FieldPath } from '@/domain/parcours/field-path.ts';
import { isSaisiePath } from '@/domain/parcours/saisie-path.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';

/** The fields of an épreuve's editor, joined to those of another épreuve of the étape: its other way, or that of small ones. */
export function wiringUnder(
  wiring: FieldWiring,
  pathOf: (path: FieldPath) => EtapePath,
): FieldWiring {
  return {
    idOf: (path) => wiring.idOf(pathOf(path)),
    errorOf: (path) => wiring.errorOf(pathOf(path)),
    onLeave: (path) => wiring.onLeave(pathOf(path)),
    saisieOf: (path) => {
      const at = pathOf(path);
      return isSaisiePath(at) ? wiring.saisieOf(at) : undefined;
    },
    onSaisie: (path, texte) => {
      const at = pathOf(path);
      if (isSaisiePath(at)) wiring.onSaisie(at, texte);
    },
  };
}
