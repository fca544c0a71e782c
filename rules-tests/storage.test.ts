import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { actorList, uidOf, type Actor } from './actors.ts';
import { parcoursId, queteId } from './documents.ts';
import {
  announcedPhotos,
  cleByEtat,
  cleOfPrivee,
  cleOfSaga,
  cleOfSentAway,
  expectNoGaps,
  loadStorageRules,
  parcoursByEtat,
  photoOfSentAway,
  proveFileRows,
  putByName,
  restoreStorageRules,
  type FileAttempt,
  type FileChange,
  type FileRow,
} from './storage.ts';

function byOthersThan(...allowed: readonly Actor[]): [FileChange, ...FileChange[]] {
  const [first = 'nobody', ...others] = actorList.filter((as) => !allowed.includes(as));
  return [{ as: first }, ...others.map((as) => ({ as }))];
}

const anybodyElse = byOthersThan('admin', 'otherAdmin');
/** Actors who do not write the parcours, or do not read it. */
const noAuteur = byOthersThan('admin', 'otherAdmin', 'account');
const noMembre = byOthersThan('admin', 'otherAdmin', 'account', 'otherAccount');
const most = limits.imageBytes.max;
const hash = '0123456789abcdef'.repeat(4);

const picture: FileAttempt = {
  as: 'admin',
  does: 'upload',
  path: `parcours/${parcoursId}/lavoir.webp`,
  type: 'image/webp',
  bytes: 10,
  metadata: {},
  isThere: false,
};

const publicPicture: FileAttempt = { ...picture, path: `quetes/${queteId}/${hash}.webp` };

/** Metadata that makes a browser decompress, cache or carry other data than a picture or a recording. */
const strangeMetadata: FileChange[] = [
  { contentEncoding: 'gzip' },
  { contentEncoding: 'br' },
  { contentDisposition: 'attachment; filename="virus.exe"' },
  { contentDisposition: 'Attachment' },
].map((metadata) => ({ metadata }));

/** Types that a browser might show as something else than a picture, or that are none. */
const foreignTypes: FileChange[] = [
  'image/jpeg',
  'image/avif',
  'image/png',
  'image/gif',
  'image/svg+xml',
  'text/html',
  'text/plain',
  'application/octet-stream',
  'image/webp; charset=utf-8',
  'IMAGE/WEBP',
].map((type) => ({ type }));

function inParcours(name: string, id = parcoursId): FileChange {
  return { path: `parcours/${id}/${name}` };
}

const upload: FileRow = {
  title:
    'Admins and the auteurs of a parcours add a picture of at most 2 MiB to it, over no other',
  allowed: picture,
  allowedToo: [
    { as: 'otherAdmin' },
    { as: 'account' },
    { metadata: { contentDisposition: "inline; filename*=utf-8''lavoir.webp" } },
    { metadata: { contentEncoding: 'identity', cacheControl: 'no-store' } },
    { bytes: most },
    inParcours(`${'a'.repeat(80)}.webp`),
    inParcours('A-z_9.webp'),
    inParcours('lavoir.webp', 'a'.repeat(16)),
    inParcours('lavoir.webp', 'Z'.repeat(32)),
  ],
  refused: [
    ...noAuteur,
    ...strangeMetadata,
    ...foreignTypes,
    { bytes: most + 1 },
    { isThere: true },
    inParcours('lavoir.jpg'),
    inParcours('lavoir.avif'),
    inParcours('lavoir.svg'),
    inParcours('lavoir.webp.html'),
    inParcours('lavoirxwebp'),
    inParcours('lavoir'),
    inParcours('.webp'),
    inParcours('le lavoir.webp'),
    inParcours('été.webp'),
    inParcours(`${'a'.repeat(81)}.webp`),
    inParcours('dossier/lavoir.webp'),
    inParcours('lavoir.webp', 'a'.repeat(15)),
    inParcours('lavoir.webp', 'a'.repeat(33)),
    inParcours('lavoir.webp', 'parcours-du-lavoir'),
    { path: 'lavoir.webp' },
    { path: 'autre/parcoursDuLavoir1/lavoir.webp' },
    { path: `parties/CompteDAlice0000000000000001/lavoir.webp` },
  ],
};

const uploadJpeg: FileRow = {
  title: 'A JPEG is named .jpg',
  allowed: { ...picture, path: `parcours/${parcoursId}/lavoir.jpg`, type: 'image/jpeg' },
  refused: [
    { type: 'image/webp' },
    { type: 'image/jpg' },
    inParcours('lavoir.jpeg'),
    inParcours('lavoir.webp'),
    inParcours('lavoir.JPG'),
  ],
};

const uploadAvif: FileRow = {
  title: 'An AVIF is named .avif',
  allowed: { ...picture, path: `parcours/${parcoursId}/lavoir.avif`, type: 'image/avif' },
  refused: [{ type: 'image/webp' }, inParcours('lavoir.jpg')],
};

const uploadSounds: FileRow[] = [
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
].map(([type = '', extension = '']): FileRow => ({
  title: `A recording of the type ${type} is named .${extension}, and weighs at most 20 MiB`,
  allowed: { ...picture, type, path: `parcours/${parcoursId}/lavoir.${extension}` },
  allowedToo: [
    { bytes: limits.audioBytes.max },
    { path: `quetes/${queteId}/${hash}.${extension}` },
  ],
  refused: [
    ...noAuteur,
    { bytes: limits.audioBytes.max + 1 },
    { isThere: true },
    { type: 'audio/wav' },
    { type: 'video/webm' },
    { type: 'text/html' },
    inParcours('lavoir.webp'),
    inParcours('lavoir.wav'),
    inParcours(`le lavoir.${extension}`),
    { path: `quetes/${queteId}/lavoir.${extension}` },
    { path: `avatars/${uidOf('admin')}` },
  ],
}));
const uploadFilm: FileRow = {
  title: 'A film of the type video/mp4 is named .mp4, and weighs at most 40 MiB',
  allowed: {
    ...picture,
    type: 'video/mp4',
    path: `parcours/${parcoursId}/lavoir.mp4`,
  },
  allowedToo: [
    { bytes: limits.filmBytes.max },
    { path: `quetes/${queteId}/${hash}.mp4` },
  ],
  refused: [
    ...noAuteur,
    { bytes: limits.filmBytes.max + 1 },
    { isThere: true },
    { type: 'video/quicktime' },
    { type: 'video/webm' },
    { type: 'audio/mp4' },
    inParcours('lavoir.webp'),
    inParcours('lavoir.mov'),
    inParcours('le lavoir.mp4'),
    { path: `quetes/${queteId}/lavoir.mp4` },
    { path: `avatars/${uidOf('admin')}` },
  ],
};

const readParcours: FileRow[] = (['get', 'list'] as const).map((does) => ({
  title: `Only admins and its membres ${does} the pictures of a parcours`,
  allowed: {
    ...picture,
    does,
    isThere: true,
    path: does === 'list' ? `parcours/${parcoursId}` : picture.path,
  },
  // An auteur, a relecteur, a traducteur.
  allowedToo: [
    { as: 'otherAdmin' },
    { as: 'account' },
    { as: 'otherAccount' },
    { as: 'unverified' },
  ],
  refused: [...noMembre, { path: 'autre' }],
}));

const uploadByAuteur: FileRow = {
  title: 'An auteur adds pictures to the own parcours only, and publishes none',
  allowed: { ...picture, as: 'account' },
  refused: [
    { as: 'unverified' },
    inParcours('lavoir.webp', 'parcoursDuMoulin1'),
    { path: publicPicture.path },
    { isThere: true },
  ],
};

function inPrivee(name: string, cle = cleOfPrivee): FileChange {
  return { path: `privees/${cle}/${name}` };
}

const priveePicture: FileAttempt = {
  ...picture,
  as: 'account',
  path: `privees/${cleOfPrivee}/${hash}.webp`,
};

const putPrivee: FileRow = {
  title: 'The author of a quête privée puts the files that it announces, each once',
  allowed: priveePicture,
  allowedToo: [{ bytes: most }, inPrivee(`${hash}.webp`, cleByEtat.levee)],
  refused: [
    ...byOthersThan('account'),
    // No additions where no party may begin.
    inPrivee(`${hash}.webp`, cleByEtat.signalee),
    inPrivee(`${hash}.webp`, cleByEtat.arretee),
    inPrivee(`${hash}.webp`, cleByEtat.fermee),
    ...strangeMetadata,
    ...foreignTypes,
    { bytes: most + 1 },
    { isThere: true },
    inPrivee(`${hash}.avif`),
    inPrivee(`${'f'.repeat(64)}.webp`),
    inPrivee('lavoir.webp'),
    inPrivee(`${hash}.webp`, 'f'.repeat(32)),
  ],
};

const putPriveeFilm: FileRow = {
  title:
    'A film of a quête privée weighs at most 40 MiB, and is announced like its other files',
  allowed: {
    ...priveePicture,
    type: 'video/mp4',
    path: `privees/${cleOfPrivee}/${hash}.mp4`,
  },
  allowedToo: [{ bytes: limits.filmBytes.max }],
  refused: [
    ...byOthersThan('account'),
    { bytes: limits.filmBytes.max + 1 },
    { type: 'video/webm' },
    inPrivee(`${'f'.repeat(64)}.mp4`),
    inPrivee(`${hash}.webp`),
  ],
};

const putLast: FileRow = {
  title: 'The team puts the files that the last quête of a saga announces, each once',
  allowed: { ...priveePicture, as: 'admin', path: `privees/${cleOfSaga}/${hash}.webp` },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { isThere: true },
    inPrivee(`${'f'.repeat(64)}.webp`, cleOfSaga),
    inPrivee(`${hash}.webp`),
  ],
};

const getPrivee: FileRow = {
  title: 'Who has the key sees the files of a quête privée, and nobody changes them',
  allowed: { ...priveePicture, as: 'nobody', does: 'get', isThere: true },
  allowedToo: [{ as: 'anonymous' }, { as: 'admin' }, { isThere: false }],
  refused: [{ does: 'delete' }, { does: 'describe' }],
};

const priveeOfSentAway: FileRow = {
  title: 'An account that was sent away sees its quête privée, and adds nothing to it',
  allowed: {
    ...priveePicture,
    as: 'adminRevoked',
    does: 'get',
    path: `privees/${cleOfSentAway}/${hash}.webp`,
  },
  refused: [{ does: 'upload' }],
};

const reportOfSentAway: FileRow = {
  title:
    'An account that was sent away takes the photo of its report away, and puts none',
  allowed: { ...picture, as: 'adminRevoked', does: 'delete', path: photoOfSentAway },
  refused: [{ does: 'upload' }],
};

const announced: FileRow = {
  title:
    'An auteur puts a file that the parcours announces, and no other; the team puts any',
  allowed: { ...picture, as: 'account' },
  allowedToo: [inParcours('lavoir.webp', parcoursByEtat.relecture)],
  refused: [inParcours('moulin.webp'), inParcours('lavoir.web')],
};

const unannounced: FileRow = {
  title: 'The team announces nothing',
  allowed: { ...picture, path: `parcours/${parcoursId}/moulin.webp` },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [{ as: 'account' }, { as: 'otherAccount' }, { as: 'anonymous' }],
};

const getMissing: FileRow = {
  title: 'Who may not see a picture does not learn whether it is there',
  allowed: { ...picture, does: 'get' },
  refused: noMembre,
};

const deleteParcours: FileRow = {
  title:
    'Only admins and auteurs delete a picture of a parcours, and nobody changes what is said of it',
  allowed: { ...picture, does: 'delete', isThere: true },
  allowedToo: [{ as: 'otherAdmin' }, { as: 'account' }, { isThere: false }],
  refused: [...noAuteur, { does: 'describe' }],
};

const fixed: FileRow[] = (['upload', 'delete'] as const).map((does) => ({
  title: `The files of a parcours are fixed once it is approved: ${does} by an auteur while it is a draft or being read`,
  allowed: { ...picture, as: 'account', does, isThere: does === 'delete' },
  allowedToo: [inParcours('lavoir.webp', parcoursByEtat.relecture)],
  refused: [
    inParcours('lavoir.webp', parcoursByEtat.approuve),
    inParcours('lavoir.webp', parcoursByEtat.archive),
    inParcours('lavoir.webp', parcoursByEtat.corbeille),
  ],
}));

const fixedForAuteurs: FileRow = {
  title: 'Who reads an approved parcours sees its files, and the team changes them',
  allowed: {
    ...picture,
    as: 'account',
    does: 'get',
    isThere: true,
    path: `parcours/${parcoursByEtat.approuve}/lavoir.webp`,
  },
  allowedToo: [{ as: 'otherAccount' }, { as: 'admin' }],
  refused: [{ does: 'delete' }, { as: 'anonymous' }],
};

function inQuete(name: string, id = queteId): FileChange {
  return { path: `quetes/${id}/${name}` };
}

const publish: FileRow = {
  title: 'Admins publish a picture under its hash, over no other',
  allowed: publicPicture,
  allowedToo: [
    { as: 'otherAdmin' },
    { bytes: most },
    inQuete(`${hash}.webp`, '2A_ajaccio_le-port'),
    inQuete(`${hash}.webp`, '971_les-abymes_a'),
  ],
  refused: [
    ...anybodyElse,
    ...strangeMetadata,
    ...foreignTypes,
    { bytes: most + 1 },
    { isThere: true },
    inQuete(`${hash}.jpg`),
    inQuete(`${hash}.avif`),
    inQuete(`${hash}.svg`),
    inQuete(`${hash}0.webp`),
    inQuete(`${hash.slice(1)}.webp`),
    inQuete(`${hash.toUpperCase()}.webp`),
    inQuete('lavoir.webp'),
    inQuete(`images/${hash}.webp`),
    inQuete(`${hash}.webp`, 'le-secret-du-lavoir'),
    inQuete(`${hash}.webp`, '13_Barbentane_le-lavoir'),
    inQuete(`${hash}.webp`, `13_barbentane_${'a'.repeat(187)}`),
  ],
};

const longestQuete: FileRow = {
  title: 'The folder of a quête is named by its id, of at most 200 characters',
  allowed: {
    ...publicPicture,
    path: `quetes/13_barbentane_${'a'.repeat(186)}/${hash}.webp`,
  },
  refused: [inQuete(`${hash}.webp`, `13_barbentane_${'a'.repeat(187)}`)],
};

const publishJpeg: FileRow = {
  title:
    'A published JPEG is named .jpg, a published AVIF .avif, and a drawing is not taken',
  allowed: {
    ...publicPicture,
    path: `quetes/${queteId}/${hash}.jpg`,
    type: 'image/jpeg',
  },
  refused: [{ type: 'image/svg+xml' }, { type: 'image/avif' }, inQuete(`${hash}.svg`)],
};

const publishSvg: FileRow = {
  title: 'A drawing (SVG) is not published by a client, whatever it is called',
  allowed: publicPicture,
  refused: [{ type: 'image/svg+xml' }, inQuete(`${hash}.svg`)],
};

const getPublic: FileRow[] = actorList.map((as) => ({
  title: `A published picture is read by everybody, and nobody lists, deletes or changes it (${as})`,
  allowed: { ...publicPicture, as, does: 'get', isThere: true },
  allowedToo: [{ isThere: false }, inQuete(`${hash}.svg`)],
  refused: [{ does: 'list' }, { does: 'delete' }, { does: 'describe' }],
}));

const ofArticle: FileAttempt = {
  ...picture,
  path: 'articles/0123456789abcdefghij-1600x900.webp',
};

function inArticles(name: string): FileChange {
  return { path: `articles/${name}` };
}

const uploadOfArticle: FileRow = {
  title: 'Admins add a picture to the articles under a name that says its size',
  allowed: ofArticle,
  allowedToo: [
    { as: 'otherAdmin' },
    { bytes: most },
    inArticles('abcdefghij0123456789-9x1.webp'),
  ],
  refused: [
    ...anybodyElse,
    ...strangeMetadata,
    ...foreignTypes,
    { bytes: most + 1 },
    { isThere: true },
    { type: 'audio/mpeg' },
    inArticles('0123456789abcdefghij.webp'),
    inArticles('0123456789abcdefghij-1600x900.jpg'),
    inArticles('0123456789abcdefghi-1600x900.webp'),
    inArticles('0123456789abcdefghij-0x900.webp'),
    inArticles('0123456789abcdefghij-16000x900.webp'),
    inArticles('0123456789abcdefghij-1600x900.webp.html'),
    inArticles('dossier/0123456789abcdefghij-1600x900.webp'),
  ],
};

const getOfArticle: FileRow = {
  title: 'Everybody sees a picture of an article, and nobody lists or describes them',
  allowed: { ...ofArticle, as: 'nobody', does: 'get', isThere: true },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }, { isThere: false }],
  refused: [{ does: 'list' }, { does: 'describe' }, { does: 'delete' }],
};

const deleteOfArticle: FileRow = {
  title: 'Only admins delete a picture of an article',
  allowed: { ...ofArticle, does: 'delete', isThere: true },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const ofTerritoire: FileAttempt = {
  ...picture,
  as: 'account',
  path: `territoires/200035087/${hash}.webp`,
};

const uploadOfTerritoire: FileRow = {
  title:
    'The people of a territory or a commune add the arms that it announces, named by their content',
  allowed: ofTerritoire,
  allowedToo: [
    { as: 'admin' },
    { bytes: most },
    { path: `territoires/13010/${hash}.webp` },
  ],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    ...strangeMetadata,
    ...foreignTypes,
    { bytes: most + 1 },
    { isThere: true },
    { path: `territoires/13011/${hash}.webp` },
    { path: 'territoires/200035087/blason.webp' },
    // Not announced.
    { path: `territoires/200035087/${'f'.repeat(64)}.webp` },
  ],
};

const deleteOfTerritoire: FileRow = {
  title: 'Arms are taken away by the people of their desk, or by the team',
  allowed: { ...ofTerritoire, does: 'delete', isThere: true },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    { path: `territoires/13011/${hash}.webp` },
  ],
};

const uploadOfNoTerritoire: FileRow = {
  title: 'Arms lie under an INSEE code or a SIREN',
  allowed: { ...ofTerritoire, as: 'admin' },
  refused: [{ path: `territoires/alpilles/${hash}.webp` }],
};

const getOfTerritoire: FileRow = {
  title: 'Everybody sees arms, and whoever is of no desk does nothing else with them',
  allowed: { ...ofTerritoire, as: 'nobody', does: 'get', isThere: true },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }],
  refused: [{ does: 'list' }, { does: 'describe' }, { does: 'delete' }],
};

const avatar: FileAttempt = {
  ...picture,
  as: 'account',
  path: `avatars/${uidOf('account')}`,
};

const putAvatar: FileRow = {
  title: 'An account has one picture, small and in place of the one before',
  allowed: avatar,
  allowedToo: [
    { isThere: true },
    { type: 'image/jpeg' },
    { bytes: limits.avatarBytes.max },
  ],
  refused: [
    ...byOthersThan('account'),
    ...strangeMetadata,
    ...foreignTypes.filter(
      (change) => !('type' in change && change.type === 'image/jpeg'),
    ),
    { bytes: limits.avatarBytes.max + 1 },
    { path: `avatars/${uidOf('otherAccount')}` },
    { path: `avatars/${uidOf('account')}/autre` },
    { path: 'avatars' },
  ],
};

const anonymousAvatar: FileRow = {
  title: 'An anonymous session, which may delete a picture of its own, puts none',
  allowed: {
    ...avatar,
    as: 'anonymous',
    does: 'delete',
    path: `avatars/${uidOf('anonymous')}`,
  },
  refused: [{ does: 'upload' }],
};

const avatarOfSentAway: FileRow = {
  title: 'Who was sent away takes their picture away, and puts no other',
  allowed: {
    ...avatar,
    as: 'adminRevoked',
    does: 'delete',
    path: `avatars/${uidOf('adminRevoked')}`,
  },
  refused: [{ does: 'upload' }],
};

const describeAvatar: FileRow = {
  title: 'What is said of an avatar is said by its owner',
  allowed: { ...avatar, does: 'describe', isThere: true },
  allowedToo: [
    { metadata: { contentEncoding: null, contentDisposition: null } },
    { metadata: { contentDisposition: 'inline' } },
  ],
  refused: [...byOthersThan('account'), ...strangeMetadata],
};

const getAvatar: FileRow[] = actorList.map((as) => ({
  title: `An avatar is read by everybody, and not listed (${as})`,
  allowed: { ...avatar, as, does: 'get', isThere: true },
  refused: [{ does: 'list' }],
}));

const deleteAvatar: FileRow = {
  title: 'An avatar is taken away by its owner, or by the team',
  allowed: { ...avatar, does: 'delete', isThere: true },
  allowedToo: [{ isThere: false }, { as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    { path: `avatars/${uidOf('otherAccount')}` },
  ],
};

const report: FileAttempt = {
  ...picture,
  as: 'anonymous',
  path: announcedPhotos['1'],
};

function inReport(n: string, name: string, uid = uidOf('anonymous')): FileChange {
  return { path: `signalements/${uid}/${n}/${name}` };
}

const putReport: FileRow = {
  title: 'The photo of a report is put by who made it, once, where the report says',
  allowed: report,
  allowedToo: [{ bytes: most }],
  refused: [
    ...byOthersThan('anonymous'),
    ...strangeMetadata,
    ...foreignTypes,
    { bytes: most + 1 },
    { isThere: true },
    inReport('1', 'photo.jpg'),
    inReport('2', 'photo.webp'),
    inReport('3', 'photo.webp'),
    inReport('4', 'photo.webp'),
    // The team has judged it: no other takes its place.
    inReport('5', 'photo.webp'),
    inReport('1', 'autre.webp'),
    inReport('1', 'photo.webp', uidOf('account')),
    { path: 'signalements/photo.webp' },
  ],
};

const putReportJpeg: FileRow = {
  title: 'A browser that writes no WebP puts a JPEG',
  allowed: { ...report, path: announcedPhotos['2'], type: 'image/jpeg' },
  refused: [{ type: 'image/webp' }],
};

const getReport: FileRow[] = (['get', 'delete'] as const).map((does) => ({
  title: `The photo of a report: ${does} by who made it and by admins, listed by nobody`,
  allowed: { ...report, does, isThere: true },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('anonymous', 'admin', 'otherAdmin'),
    { does: 'list' },
    { does: 'describe' },
  ],
}));

const listPublic: FileRow = {
  title: 'The folders of quêtes are not listed, admins included',
  allowed: { ...picture, does: 'list', path: `parcours/${parcoursId}` },
  refused: [
    { path: `quetes/${queteId}` },
    { path: 'quetes' },
    { path: 'parcours' },
    { path: '' },
  ],
};

const rows = [
  upload,
  uploadJpeg,
  uploadAvif,
  ...uploadSounds,
  uploadFilm,
  uploadByAuteur,
  announced,
  unannounced,
  ...readParcours,
  getMissing,
  deleteParcours,
  ...fixed,
  fixedForAuteurs,
  publish,
  longestQuete,
  publishJpeg,
  publishSvg,
  ...getPublic,
  uploadOfArticle,
  getOfArticle,
  deleteOfArticle,
  uploadOfTerritoire,
  uploadOfNoTerritoire,
  getOfTerritoire,
  deleteOfTerritoire,
  putAvatar,
  anonymousAvatar,
  avatarOfSentAway,
  describeAvatar,
  ...getAvatar,
  deleteAvatar,
  priveeOfSentAway,
  reportOfSentAway,
  putPrivee,
  putPriveeFilm,
  putLast,
  getPrivee,
  putReport,
  putReportJpeg,
  ...getReport,
  listPublic,
];

describe('storage.rules', () => {
  beforeAll(loadStorageRules);
  afterAll(restoreStorageRules);

  proveFileRows(rows);

  it.each([
    [`avatars//${uidOf('account')}`, `avatars/${uidOf('account')}`],
    [`parcours//${parcoursId}/lavoir.webp`, `parcours/${parcoursId}/lavoir.webp`],
    [`parcours/${parcoursId}//lavoir.webp`, `parcours/${parcoursId}/lavoir.webp`],
  ])('A file is not put at %s, beside %s', async (beside, path) => {
    expect([await putByName(beside), await putByName(path)]).toEqual([403, 200]);
  });

  it('has no expression or condition that these rows leave unproved', () =>
    expectNoGaps(rows));
});
