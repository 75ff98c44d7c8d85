import { Fragment } from 'react';

/** Renders an email or an ID that wraps before its @ or after an underscore, if at all. */
export function SoftWrap({ text }: { text: string }) {
  return text.split(/(?=@)|(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
