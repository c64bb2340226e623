import { type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { ChoiceRefusal } from '../../domain/extras/items-of-choice.ts';
import { choiceRefusals } from '../../texts/choice-refusals.ts';

/** The 400 for a choice of options or people that cannot be booked. */
export const choiceProblem = (refusal: ChoiceRefusal, language: Language): Problem =>
  ruleBroken(refusal, choiceRefusals[language][refusal]);
