import * as layout from '../ui/styles/layout.module.css'
import * as plate from '../ui/styles/plate.module.css'
import * as carousel from './carousel/carousel.module.css'
import * as page from './page.module.css'
import { PlatePicture } from './plate-picture.tsx'
import * as styles from './story.module.css'

export const Story = () => (
  <section className={`${styles.story} ${layout.section} ${layout.onBlock}`} id="story" aria-labelledby="story-title">
    <div className={`${layout.wrap} ${styles.wrap}`}>
      <div className={`${carousel.box} ${styles.box}`}>
        <div className={`${plate.plate} ${page.plate} ${plate.label}`}>
          <PlatePicture id="my-own-path" alt="A winding road between pencil trees, leading to the sun." />
        </div>
      </div>
      <div>
        <h2 id="story-title">Why twenty answers, and why a bird</h2>
        <p className={styles.say}>
          Write twenty answers to one question. The obvious ones go first, and somewhere around the ninth a better one
          turns up.
        </p>
        <p>
          The 20-idea method is older than any app: one clear question at the top of a sheet, and no stopping at the
          first good answer. Earl Nightingale taught it, later Brian Tracy did, as mindstorming. We made the sheet
          smaller and gave it two minutes.
        </p>
        <p>
          A firecrest is one of the smallest birds in the forest, and it carries a flame on its head. About right for an
          idea.
        </p>
      </div>
    </div>
  </section>
)
