import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { BannerForm } from './banner-form.tsx'
import { BranchForm } from './branch-form.tsx'
import { PopupForm } from './popup-form.tsx'
import { PostForm } from './post-form.tsx'
import { SiteForm } from './site-form.tsx'
import { TextForm } from './text-form.tsx'

type BodyFormProps = {
  body: ContentBody
  files: EntityOf<typeof readContent>['files']
  onChange: (body: ContentBody) => void
}

/** The fields of a record, by its kind. */
export function BodyForm({ body, files, onChange }: BodyFormProps) {
  switch (body.kind) {
    case 'post':
      return <PostForm body={body} files={files} onChange={onChange} />
    case 'popup':
      return <PopupForm body={body} onChange={onChange} />
    case 'banner':
      return <BannerForm body={body} onChange={onChange} />
    case 'branch':
      return <BranchForm body={body} onChange={onChange} />
    case 'site':
      return <SiteForm body={body} onChange={onChange} />
    case 'text':
      return <TextForm body={body} onChange={onChange} />
    default:
      return body satisfies never
  }
}
