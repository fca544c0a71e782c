import { answerFile, type FileRequest } from './file-answer.ts';

/** Files are read away from the thread that draws. */
self.onmessage = ({ data }: MessageEvent<FileRequest>) => {
  self.postMessage(answerFile(data));
};
