/**
 * A recording or a film is requested in parts: Safari does not play a whole answer then. `range` is the header of RFC 9110: « bytes=0-99 »,
 * « bytes=100- », or « bytes=-500 » for its end. An invalid range, or several, gets the whole.
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [asked, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (asked === undefined || from + to === '') return whole;
  const blob = await whole.blob();
  const { size } = blob;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) {
    const headers = { 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers });
  }
  return new Response(blob.slice(start, end + 1, blob.type), {
    status: 206,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(end + 1 - start),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    },
  });
}
