import { tableKey, type SaidRoles } from '@/domain/exchange/read/columns.ts';
import { refusalText } from '@/editing/words/refusal-words.ts';
import type { ImportTools } from './import-tools.ts';
import { noPhotoText, proposePhotos, withDrawnPhotos } from './photo-proposal.ts';
import { photoFiles } from './photo-files.ts';
import { readChosenFile, type Reading } from './read-chosen-file.ts';
import { keepSaid, saidColumns } from './said-columns.ts';
import type { FileOffer } from './source-props.ts';

type Offering = Reading & { tools: ImportTools };

/** Reads the proposals of a chosen file. `said`: the author's roles for columns without names, used for this file only. Never rejects. */
export async function offerFile(
  file: File,
  offering: Offering,
  said: SaidRoles = {},
): Promise<FileOffer> {
  const { tools } = offering;
  const answer = await readChosenFile(file, { ...saidColumns.read(), ...said }, offering);
  if (answer === null) return null;
  if (answer.type === 'refuse') {
    return { refusal: refusalText(answer.reason, answer.detail) };
  }
  const { photos, table } = answer;
  const nom = `${file.name} (${answer.nom})`;
  if (photos !== null) {
    const files = photoFiles(photos.files);
    const proposal = await proposePhotos(files, tools, () => undefined);
    if (proposal === null) return { refusal: noPhotoText(files) };
    const remarks = [...photos.remarks, ...proposal.remarks];
    return { offered: { nom, proposals: [{ ...proposal, remarks }] } };
  }
  const proposals = await Promise.all(
    answer.proposals.map((proposal) => withDrawnPhotos(proposal, tools)),
  );
  if (table === null) return { offered: { nom, proposals } };
  return {
    offered: {
      nom,
      proposals,
      columns: {
        table,
        say: (roles) => {
          keepSaid(table, roles);
          return offerFile(file, offering, { ...said, [tableKey(table)]: roles });
        },
      },
    },
  };
}
