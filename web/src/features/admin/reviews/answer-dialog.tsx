import { MAX_REVIEW_ANSWER, type Review } from '@nargisus/domain/reviews';
import { useState } from 'react';
import { answerReview } from '#data/reviews/staff-reviews.ts';
import { adminReviewsStrings } from '#locales/en/staff/admin-reviews.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  review: Review;
  onSaved(): void;
  onClose(): void;
}

/** Renders the dialog in which staff answer a review. */
export function AnswerDialog({ review, onSaved, onClose }: Props) {
  const t = useStrings(adminReviewsStrings);
  const { run, isBusy } = useStaffAction();
  const [text, setText] = useState(review.answer?.text ?? '');

  const save = async () => {
    if (!(await run(() => answerReview(review, text.trim()), { failed: t.answerFailed }))) return;
    toast(t.answered);
    onSaved();
  };

  return (
    <FormDialog
      title={t.answerTitle}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <TextInput
        label={t.answer}
        helperText={t.answerHint}
        isOptional
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, MAX_REVIEW_ANSWER))}
      />
    </FormDialog>
  );
}
