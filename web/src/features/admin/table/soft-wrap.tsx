import { Fragment } from 'react';

/** An e-mail address or an id in a narrow column: where it must be broken, before its @ or behind one of its lines. */
export function SoftWrap({ text }: { text: string }) {
  return text.split(/(?=@)|(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
