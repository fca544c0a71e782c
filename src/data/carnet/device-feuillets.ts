import { mergeCarnets, paperFeuillet, type Feuillet } from '@/domain/carnet/feuillet.ts';
import { listPaperPlays } from '../partie/paper-plays.ts';
import { readCarnet, readErasedAt } from './carnet-store.ts';

/** The pages of the quêtes that were played on paper, but for those of before the carnet was erased. */
export function paperFeuillets(): Feuillet[] {
  const erasedAt = readErasedAt();
  return listPaperPlays()
    .filter(({ at }) => at > erasedAt)
    .map(paperFeuillet);
}

/** The pages of this device: parties that ended here, files that were taken in, quêtes played on paper. */
export function deviceFeuillets(): Feuillet[] {
  return mergeCarnets(readCarnet(), paperFeuillets());
}
