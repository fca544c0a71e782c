// What a device with a report needs, and no other, in one file.
export { signalementAnswerRepository } from '@/data/signalement/signalement-answer-repository.ts';
export { SignalementNews } from './signalement-news.tsx';
