import { CropDialog } from '../images/crop-dialog.tsx';
import { AlongPanel } from './around/along-panel.tsx';
import { AroundPanel } from './around/around-panel.tsx';
import { ServicePanel } from './around/service-panel.tsx';
import { PetitsFields } from './etape/petits-fields.tsx';
import { FoundIdeaRows } from './epreuve/found-idea-rows.tsx';
import { EmblemePicker } from './parcours/embleme-picker.tsx';

/** Fields loaded on demand, in one file: to be imported by `late-field.ts` only. */
export const lateFields = {
  AlongPanel,
  AroundPanel,
  CropDialog,
  EmblemePicker,
  FoundIdeaRows,
  PetitsFields,
  ServicePanel,
};
export type LateFields = typeof lateFields;
