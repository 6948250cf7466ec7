import { evenings } from './evenings.ts';

/** Readers who have parted, message by message. */
export default evenings(`
  will-they-text | 그 사람한테 연락 올까요?
  > when-ex-contacts | 언제쯤 올까요
  since-we-parted | 헤어진지 3주 됐어요
  > no-contact-days | 그동안 한번도 연락 없었어요
  > contact-ex-first | 제가 먼저 하면 안되나요?
  > text-what | 뭐라고 보내는게 좋을까요
  > after-no-answer | 답장 안 오면 어떡해요
  > ex-thinks-of-me | 그 사람 마음은 지금 어떤가요
  > ex-thinks-of-me | 저를 아예 잊은 건 아니겠죠?
  > will-do-so | 조금만 더 기다려볼게요
  > will-ex-contact | 기다리면 진짜 와요?

  back-together-will | 전여친이랑 재회 가능성 있나요
  was-dumped | 제가 차였습니다
  > parted-over-my-ways | 이유는 제가 일 때문에 바빠서 소홀했던 것 같아요
  > contact-backfires | 지금 연락하면 부담스러워할까요?
  > contact-ex-when | 그럼 얼마나 기다려야 하나요
  > ex-thinks-of-me | 걔도 제 생각 할까요
  > tells-good-sign | 카톡 프사는 아직 제가 찍어준 사진이더라고요
  > ex-feelings-left | 이건 미련이 있다는 뜻인가요
  > would-they-come-out | 만나자고 하면 나올까요
  > meeting-with-ex | 나오면 무슨 말을 해야 돼요?
  > apologise-after-parting | 사과부터 하면 될까요

  why-it-ended | 왜 헤어졌는지 아직도 모르겠어요
  > they-said-cooled | 그냥 마음이 식었대요
  > they-said-cooled | 식은 마음이 다시 돌아오기도 하나요?

  parted-over-army | 군대에서 차였습니다 일말상초에
  > parted-over-army | 기다려준다더니 상병 달자마자 헤어지자네요
  > ex-has-someone-maybe | 다른 남자 생긴 걸까요?
  parted-over-army | 전역하면 다시 만날 수 있을까요
  > go-to-their-door | 휴가 나가서 찾아가면 좀 그런가요
  > ex-has-not-blocked-me | 인스타는 아직 맞팔이에요
  > like-their-post | 그럼 스토리에 하트라도 눌러볼까요?
  > say-by-text-or-face | 전화로 하는게 나아요 카톡이 나아요
  > was-i-a-burden-to-ex | 걔 입장에선 제가 부담이었을까요
  > feels-hurt | 솔직히 너무 힘듭니다 훈련도 손에 안잡혀요
  > how-to-forget | 동기들은 잊으라는데 그게 됩니까
  > tells-more | 전역까지 8개월 남았어요

  remarry-ex-spouse | 이혼한 지 2년 됐는데 전남편이 다시 합치자고 해요
  > came-back-why | 애 때문이라는데 진심일까요
  > ex-feelings-left | 저한테 마음이 남아있긴 한 걸까요?
  > tells-more | 이혼 사유는 시댁 문제였어요
  > will-partner-change | 다시 살면 또 똑같지 않을까요
  > will-partner-change | 사람은 안 변한다잖아요
  > wed-when-together | 합친다면 언제가 좋을까요
  > child-misses-parent | 아이는 아빠를 많이 찾아요
  > lingering-or-love | 저는 솔직히 반반이에요
  > may-i-do-so | 조건을 걸어도 될까요? 시댁이랑 거리두기 같은거
  > what-words | 뭐라고 말을 꺼내죠
  > all-against-going-back | 친정에서는 절대 반대예요

  ex-watches-stories | 전남친이 스토리 맨날 제일 먼저 보는데 이거 뭐임
  > ex-feelings-left | 미련 있는거 맞지?
  > why-ex-silent | 근데 왜 연락은 안해 ㅡㅡ
  > contact-ex-first | 내가 먼저 디엠 보내볼까
  > text-what | 뭐라고 보내지

  called-off-wedding | 상견례까지 하고 파혼했습니다
  > parted-for-parents | 예단 문제로 양가가 싸웠어요
  > partner-loves-me | 그 사람 아직 저를 사랑할까요
  raise-wedding-talk | 다시 결혼 이야기를 꺼내도 될까요?
  > parents-oppose-wedding | 부모님이 워낙 완강하세요
  > am-i-bad-for-it | 둘이서라도 다시 만나고 싶은데 욕심인가요
  > contact-ex-first | 먼저 연락을 해볼까요
  > since-we-parted | 벌써 두 달이 지났습니다
  > ex-hurts-too | 그 사람도 힘들어하고 있을까요
  > contact-ex-when | 연락을 한다면 시기는 언제가 좋겠습니까
  > wait-for-ex | 안 받으면 그냥 포기해야 하나요

  shall-part | 헤어질까 말까 고민중이에요
  thrill-gone | 3년 만났는데 설레는게 하나도 없어요
  couple-slump | 이게 권태기인지 끝난건지 모르겠어요
  > knows-i-will-leave | 남친은 아무것도 모르는 눈치예요
  > am-i-bad-for-it | 제가 나쁜 사람인가요
  > how-much-loved | 그 사람은 아직 저를 많이 좋아하나요?
  regret-if-i-part | 헤어지면 후회할까요
  > parting-words | 말을 한다면 어떻게 꺼내야 상처를 덜 줄까요
  > part-face-or-text | 만나서 말해야겠죠? 카톡은 너무하죠
  > may-i-do-so | 일단 한달만 더 만나볼까요

  ghosted-at-the-end | 잠수이별 당했어요
  > tells-more | 10일째 읽씹이에요
  > something-happened-to-them | 무슨 일이 생긴 걸까요 아니면 그냥 헤어지자는 걸까요
  > go-to-their-door | 찾아가봐도 돼요?
  > last-words-to-ex | 마지막으로 한마디만 보낸다면 뭐라고 할까요
  > ghosted-at-the-end | 왜 말도 없이 그랬을까요
  > ghost-returns | 이런 사람도 나중에 돌아와요?
  > good-to-go-back | 돌아오면 받아줘야 하나요
  > whose-fault | 제가 뭘 잘못한걸까요
  > fine-till-the-day-before | 그날도 잘자라고 했었거든요
  > feels-hurt | 진짜 너무 허무해요

  parted-for-distance | 장거리 하다가 헤어졌습니다
  > tells-more | 저는 부산 걔는 서울이요
  > parted-for-distance | 거리만 아니었으면 안 헤어졌겠죠?
  > parted-for-distance | 제가 내년에 서울로 이직할 수도 있는데 그때 다시 말해볼까요
  > would-they-wait | 그때까지 걔가 혼자일까요

  left-me-for-another | 환승당했어요
  ex-has-new | 저랑 헤어지고 일주일만에 새여친 사진 올림
  > overlap-with-me | 언제부터 만난걸까요
  > ex-new-couple-lasts | 그 둘 오래 갈까요?
  > back-together-will | 헤어지고 저한테 돌아올 가능성은요
  > miss-one-who-hurt-me | 저 진짜 자존심 상하는데 왜 아직 보고싶죠
  > compares-me-with-new | 그 여자가 저보다 나은게 뭘까요
  > block-ex | 차단할까요 말까요
  > ex-regrets | 후회하긴 할까요 걔가
  > ex-regret-when | 언제쯤 후회해요?
  > good-to-go-back | 돌아와도 안 받아줘야 되는거 맞죠
  > tells-more | 근데 받아줄것 같아서 무서워요

  cannot-forget-first-love | 20년 전 첫사랑이 자꾸 생각납니다
  > first-love-remembers | 그 사람도 저를 기억할까요?
  > tells-more | 얼마 전에 동창회에서 소식을 들었어요
  > tells-more | 이혼하고 혼자 산다고 하더군요
  > tells-more | 저도 지금 혼자입니다
  > contact-ex-first | 연락해 봐도 될까요
  > ask-out-words | 뭐라고 하면 자연스러울까요
  > how-would-they-take-it | 갑자기 연락하면 이상하게 보지 않을까요
  > ex-after-many-years | 다시 만나면 인연이 될 수 있습니까
  > contact-ex-when | 언제 연락하는 게 좋을까요
  > tells-more | 그때 제가 고백도 못하고 군대를 갔거든요

  contact-ex-first | 헤어진지 이틀됐는데 다시 연락하고싶어요
  i-said-breakup-in-anger | 싸우다가 제가 홧김에 헤어지자 했어요
  > tells-bad-sign | 걔가 알겠다 하고 끝이었어요
  > hold-who-leaves | 붙잡으면 잡힐까요?
  > contact-ex-first | 지금 당장 카톡할까요
  > pride-in-the-way | 아 근데 자존심 상해요ㅠ
  > ex-waits-for-me | 걔도 기다리고 있을까요

  ex-weds | 전남친 결혼한대요
  > ex-sent-invitation | 청첩장을 받았어요 친구 통해서
  > feels-hurt | 마음이 이상해요
  was-it-love | 그 사람 저를 진짜 사랑하긴 했을까요?
  > ex-weds | 축하한다고 보내는건 오바겠죠
  marry-when-alone | 저는 언제 결혼해요
  someone-comes-when | 새로운 사람은 언제 나타날까요
  > not-over-after-a-year | 이제는 놓아줘야겠죠

  i-cheated-and-lost | 제가 바람펴서 헤어졌습니다
  > i-cheated-and-lost | 후회 중인데 용서받을 수 있을까요
  > blocked-by-ex | 여자친구는 저를 차단했어요
  > letter-to-ex | 그럼 편지는요?
  > apology-words | 뭐라고 써야 진심이 전해질까요
  > ex-hates-me | 저를 미워하겠죠
  > ex-hates-me | 시간이 얼마나 지나야 풀릴까요
  > ex-has-someone-maybe | 그 사람이 다른 남자 만나고 있을까요
  > will-do-so | 안 되면 깔끔하게 접어야겠죠
  > tells-own-part | 저도 제가 왜 그랬는지 모르겠어요

  how-to-forget | 전남친 잊을 수 있을까요
  > dreamt-of-ex | 1년이나 지났는데 아직도 꿈에 나와요
  > dreamt-of-ex | 꿈에 나오는건 그 사람도 제 생각을 해서 그런건가요?
  > new-love-to-forget | 새 연애를 하면 잊혀질까요
  > how-long-it-hurts | 언제쯤 괜찮아져요

  parted-for-distance | 남친이 유학 가면서 헤어지자고 했어요
  > tells-more | 미국으로 2년이요
  > told-not-to-wait | 기다리겠다고 했는데 부담된대요
  > meant-what-they-said | 진심은 뭘까요
  > what-if-ex-finds-another | 가서 다른 여자 만나겠죠?
  > will-they-text | 한국 오면 연락 올까요
  > tells-good-sign | 지금도 가끔 카톡은 해요
  > have-we-parted | 이 관계는 뭐예요 친구예요?
  > keep-or-cut-contact-with-ex | 계속 연락하는게 나을까요 끊는게 나을까요
  > meet-in-the-end | 2년 뒤에 다시 만날 확률 있어요?
  > may-i-do-so | 저도 다른 사람 만나봐도 될까요

  wish-ex-birthday | 헤어진 여친 생일이 다음주인데 축하한다고 보내도 될까요
  > contact-ex-words | 부담 안 주게 뭐라고 써요?
  > sent-and-answered | 답장 오면 그다음엔요
  > texted-ex-no-answer | 만약 씹으면요

  wants-time-apart | 여친이 시간을 갖자고 합니다
  > wants-time-apart | 이거 헤어지자는 뜻인가요?
  > how-long-to-wait | 얼마나 기다리면 됩니까
  > contact-during-time-apart | 그동안 연락은 하지 말까요
  > is-partner-cheating | 다른 남자가 생긴 건 아닐까요
  > leaver-turns-round | 마음이 돌아올까요
  > tells-more | 최근에 결혼 얘기로 좀 다퉜어요
  > me-not-ready | 제가 아직 준비가 안됐다고 했거든요
  > is-that-why | 그게 서운했던 걸까요
  > who-apologises-first | 먼저 사과하는게 맞을까요
  > say-by-text-or-face | 사과는 만나서 할까요 톡으로 할까요

  good-to-go-back | 다시 만나도 될까요?
  ex-contacts-why | 전남친이 어제 연락왔어요 보고싶다고
  > tells-more | 6개월만이에요
  > ex-contacts-why | 이제와서 왜 연락한걸까요
  > ex-contacts-why | 외로워서 그런거면 어떡해요
  > ex-drunk-call | 술먹고 연락한거 같기도 하고..
  > reply-to-ex | 답장을 뭐라고 하죠
  > ex-asks-to-meet | 만나자고 하는데 나가도 돼요?
  > part-again-after | 또 헤어질까봐 겁나요
  parted-though-loving | 헤어진 이유는 서로 성격이 너무 달라서였어요
  > part-again-after | 이번엔 다를까요

  spouse-left-home | 아내와 별거 중입니다
  spouse-wants-divorce | 이혼을 하자고 하는데 저는 하기 싫습니다
  > win-spouse-back | 마음을 돌릴 수 있을까요
  > tells-more | 제가 술 때문에 속을 많이 썩였어요
  > tells-good-sign | 지금은 끊은지 석달 됐습니다
  spouse-changed | 아내는 저한테 마음이 아예 없을까요?
  > win-back-trust | 어떻게 하면 믿어줄까요
  > feels-hurt | 애들이 보고 싶네요
  > letter-to-partner | 장문의 문자를 보내는 건 어떨까요
  > better-not-to | 답이 없으면 더 보내지 말아야겠죠

  us-two-match | 전남친이랑 저 다시 만나면 궁합 어때요
  > same-fight-again | 맨날 같은 걸로 싸웠거든요
  > same-fight-again | 우리는 왜 자꾸 싸워요?
  back-together-will | 재회운은 있어요?
  > back-together-when | 올해 안에 만날까요

  not-over-after-a-year | 헤어진지 5년된 사람이 아직 생각나요
  > ex-has-someone-maybe | 그 사람은 결혼했을까요
  > is-it-only-me | 저만 이러고 있는 거겠죠?
  > tells-more | 찾아보려면 찾을 수는 있어요
  > contact-backfires | 연락하면 미친 사람 같겠죠
  > should-have-held | 그때 제가 잡았으면 안 헤어졌을까요
  meet-in-the-end | 인연이면 다시 만난다는데 진짜예요?
  > how-to-forget | 그만 생각하고 싶어요
  > how-to-forget | 어떻게 해야 잊어요
  blind-date-offered | 소개팅 들어온거 나갈까요

  am-i-turned-down | 썸붕났어요ㅠㅠ
  ghosted-why | 갑자기 톡이 끊겼는데 왜그런거에여
  > will-they-text | 다시 연락올까여
  > text-first-or-wait | 선톡 할까여 말까여
  > text-what | 머라고 보내여?

  parted-just-now | 오늘 헤어졌어요
  > says-worn-out-by-me | 저한테 지쳤대요
  i-am-crying | 눈물이 멈추질 않네요
  > itching-to-contact-ex | 지금 전화하면 안되겠죠
  > contact-backfires | 붙잡으면 더 멀어질까요?
  > contact-ex-when | 며칠 있다가 연락하는게 좋아요?
  > ex-hurts-too | 그 애도 지금 울고 있을까요
  > is-it-over | 진짜 끝일까요
  > parted-just-now | 내일 출근은 어떻게 하죠
  > feels-hurt | 밥도 안넘어가요

  ghosted-at-the-end | 사귀던 사람이 연락이 뜸하다가 이제는 아예 없어요
  > tells-more | 둘 다 돌싱이고 만난지 1년 됐어요
  > ex-has-someone-maybe | 그 사람 다른 여자 생긴 걸까요
  > may-i-do-so | 제가 먼저 물어봐도 될까요
  > have-we-parted | 뭐라고 물어보면 안 매달리는 것처럼 보일까요
  > never-told-anyone | 이 나이에 이런걸로 속앓이 하는게 창피하네요
  > partner-thinks-marriage | 그 사람은 저랑 재혼할 생각이 있었을까요?
  > shall-part | 정리하는게 맞겠죠

  was-dumped | 첫 연애였는데 차였어요
  > short-love-hurts | 100일도 못감ㅋㅋ
  > parted-over-my-ways | 제가 너무 집착했나봐요
  > tells-more | 하루에 전화 열번씩 했거든요
  > back-together-when | 다시 기회 주려나요
  > parted-over-my-ways | 변한 모습 보여주면 돌아올까요?
  > back-together-how | 어떻게 보여줘요 연락도 못하는데
  > sees-ex-each-week | 걔랑 같은 과라서 월요일에 봐요
  > greet-ex | 인사는 해도 되나요
  > ex-avoids-me | 모른척하면 어떡하죠

  ex-has-someone-maybe | 그 남자 새 여자 생겼나요?
  > ex-has-someone-maybe | 왜 그렇게 생각하냐면 프로필이 커플사진 같은 걸로 바뀌었어요
  > how-can-i-tell | 확인할 방법이 있을까요
  > word-through-others | 친구한테 물어보라고 할까요
  > ex-has-new | 사실이면 저는 포기해야 해요?
  > is-it-over | 저랑은 정말 끝난 건가요

  i-dumped-and-regret | 내가 찼는데 내가 더 힘들어
  > feels-hurt | 얘가 안잡아서 더 짜증남
  > was-it-love | 날 안좋아했나?
  > text-first-or-wait | 내가 먼저 연락하면 웃기지
  > miss-ex-tonight | 근데 보고싶어 어떡해
  > ex-feelings-left | 한달 지났는데 얘 마음 아직 있을까
  > why-ex-silent | 맘 있으면 왜 연락 안 하냐고
  > text-first-or-wait | 그럼 내가 먼저 해?
  > text-what | 뭐라고
  > lighter-words | ㅋㅋㅋ 그건 좀 오글거리는데
  > lighter-words | 더 자연스러운거 없어?

  remarry-ex-spouse | 전처와 재결합이 가능할지 궁금합니다
  > tells-more | 이혼한 지 4년 되었습니다
  > tells-good-sign | 최근 딸 결혼식 준비로 자주 보게 됩니다
  > ex-feelings-left | 그 사람도 저에게 감정이 남아 있을까요
  > ask-ex-to-meet | 먼저 밥 먹자고 해도 괜찮겠습니까
  > if-they-refuse | 거절당하면 딸 보기도 민망할 것 같습니다
  > day-for-talk | 언제쯤 말을 꺼내는 것이 좋을까요
  > i-was-wrong | 예전에 제가 너무 무심했습니다
  > apology-words | 미안하다는 말을 어떻게 전하면 좋겠습니까

  forgive-cheating | 남친 바람핀거 알게됐어요
  > looked-into-their-phone | 폰에서 다른 여자랑 한 카톡을 봤어요
  > tells-more | 아직 말 안했어요
  > shall-part | 말해야돼요 그냥 헤어져야돼요?
  > forgive-cheating | 한번은 봐줘도 될까요
  > will-cheat-again | 이런 남자는 또 피우죠?
  > partner-loves-me | 저를 사랑하긴 하는건가요
  > confront-or-pretend | 증거를 더 모을까요
  > thoughts-at-night | 손이 떨려서 잠이 안와요
  > cannot-bear-parting | 헤어지면 저 혼자 괜찮을까요

  back-together-when | 재회 언제 돼요
  > foretold-did-not-come | 작년에도 올해 온다 그랬는데 안왔어요
  > are-you-sure | 진짜 맞는거예요?
  > back-together-when | 그럼 몇월이요
  > wait-for-ex | 안오면 어떡해요 계속 기다려요?

  texted-ex-no-answer | 전남친한테 카톡 보냈는데 1이 안없어져요
  > am-i-blocked | 차단당한 걸까요?
  > did-it-now | 어제 저녁에 보냈어요
  > these-words-all-right | 잘지내냐고만 보냈는데
  > regret-texting-ex | 아 괜히 보냈나봐요
  > sent-too-much | 삭제할까요
  > would-ex-answer | 읽으면 답장은 할까요
  > after-no-answer | 안하면 한번 더 보내도 돼요?
  > ex-feelings-left | 그 사람 지금 무슨 생각하고 있을까요
  > tells-good-sign | 방금 읽었어요!!
  > texted-ex-no-answer | 근데 답이 없어요ㅠㅠ

  works-with-ex | 헤어진 여자친구랑 같은 회사라 매일 봅니다
  > ex-hurts-too | 아무렇지 않게 대하는데 진짜 아무렇지 않은 걸까요
  > tells-more | 저는 미치겠거든요
  > may-i-do-so | 회식 때 옆자리 앉아도 될까요
  > ask-ex-to-meet | 따로 얘기 좀 하자고 해볼까요
  > fear-of-rumour | 소문날까봐 걱정이에요
  > works-with-ex | 이직을 할까 생각도 합니다
  > ex-has-someone-maybe | 그 사람 옆에 요즘 다른 팀 대리가 붙어다녀요
  > ex-has-someone-maybe | 사귀는 걸까요
  > feels-hurt | 질투나서 일이 안됩니다
  > back-together-will | 다시 시작할 수 있을까요 저희

  money-between-exes | 헤어진 남자가 저한테 돈을 안갚았어요
  > tells-more | 300이요
  > contact-backfires | 연락하면 미련있어보일까봐 못하고 있었어요
  > lingering-or-love | 근데 솔직히 미련도 있어요
  > money-between-exes | 돈 핑계로 연락해볼까요

  crush-married | 유부남인거 알고 헤어졌어요
  > tells-more | 이혼한다고 기다려달래요
  > married-one-divorces | 정말 이혼할까요?
  > was-it-love | 저를 진짜 사랑하는 건지 모르겠어요
  > wait-while-ex-taken | 기다리면 바보겠죠
  > how-to-forget | 근데 잊히지가 않아요
  > block-ex | 연락을 다 끊어야 할까요
  > parted-yet-calls-daily | 자꾸 전화가 와요
  > parting-words | 뭐라고 하고 끝내죠

  ex-wants-friends | 여자친구가 헤어지자고 하고 친구로 지내자는데요
  > am-i-kept-around | 이거 희망고문인가요
  > back-together-will | 친구로 지내다가 다시 사귈 수도 있어요?
  > tells-more | 일단 알겠다고 했습니다
  > still-meeting-ex | 얼마 전엔 같이 밥도 먹었어요
  > tells-good-sign | 먼저 연락은 걔가 더 많이 해요
  > ex-feelings-left | 그럼 마음이 있다는거 아닌가요
  > confess-again | 고백을 다시 해볼까요
  > confess-when | 언제 하는게 좋죠
  > friendship-after-confession | 거절당하면 친구도 못하겠죠?

  parted-for-means | 남자친구가 취준 때문에 헤어지재요
  > tells-their-words | 나 만날 여유가 없대요
  > meant-what-they-said | 진짜 취업때문일까요?
  > parted-for-means | 취업하면 연락 올까요
  > got-home-safe-text | 응원한다고 문자 하나 보내도 될까요
  > tells-more | 시험이 3월이래요
  > better-not-to | 그럼 그 전에는 연락 안하는게 낫죠?
  > wait-for-ex | 기다리는게 맞는건지 모르겠어요
  > is-it-only-me | 저만 좋아하는거 같아서요
  > ex-thinks-of-me | 그사람은 힘들때 제생각 할까요

  always-left-behind | 연애만 하면 차여요
  > tells-more | 이번에도 3개월만에 끝났어요
  > is-it-my-fault | 저한테 무슨 문제가 있나요?
  always-left-behind | 왜 맨날 남자들이 먼저 식죠
  next-one-lasts | 다음 사람이랑은 오래갈까요

  back-and-the-same | 헤어졌다가 다시 만난지 한달 됐는데 예전같지 않아요
  > tells-bad-sign | 여친이 벽을 치는 느낌입니다
  > win-back-trust | 아직 저를 못믿는걸까요
  > win-back-trust | 전에 제가 거짓말을 한 적이 있어서요
  > win-back-trust | 어떻게 하면 믿음을 다시 얻을까요
  > part-again-after | 또 헤어질까봐 눈치만 보게 돼요
  > part-again-after | 이번에 헤어지면 진짜 끝이겠죠
  > win-back-trust | 시간이 해결해 줄까요
  > trip-together | 여행이라도 가자고 해볼까요

  ex-contacts-why | 남친 군대 가자마자 헤어졌는데 훈련소에서 편지왔어요
  > tells-their-words | 미안하다고 보고싶대요
  > meant-what-they-said | 진심일까요? 군대라서 외로워서 그런걸까요
  > answer-ex | 답장 써줘도 될까요
  > waiting-for-soldier | 다시 사귀면 기다릴 수 있을지 모르겠어요
  > waiting-for-soldier | 18개월은 너무 길어요..
  > two-at-once | 저 다른 썸남 있거든요
  > which-of-them-fits | 누구랑 더 잘맞아요?
  > reply-to-ex | 그럼 답장엔 뭐라고 써요

  blocked-by-ex | 차단당했는데 풀까요?
  > tells-more | 차단한지 4개월 됐고요
  > apologise-after-parting | 마지막에 제가 심한말을 좀 했습니다

  parted-under-one-roof | 동거하다가 헤어져서 짐을 빼야해요
  > meeting-with-ex | 이번 주말에 만나서 짐 정리하기로 했어요
  > hold-who-leaves | 그때 붙잡아볼까요?
  > feels-hurt | 얼굴 보면 울 것 같아요
  > ex-feelings-left | 그 사람은 너무 덤덤해요
  > is-it-over | 벌써 정리가 다 된 걸까요
  pet-we-shared | 강아지는 누가 데려가야 할지도 문제예요
  > parted-after-long-years | 4년을 같이 살았는데 이렇게 끝나나요
  > last-words-to-ex | 무슨 말을 하면 후회가 없을까요
  > meet-in-the-end | 혹시 나중에라도 다시 만날 인연인가요
  > cannot-bear-being-alone | 집에 혼자 있는게 무서워요

  ex-feelings-left | 그 사람 마음이 아직 나한테 남아있어?
  > ex-avoids-me | 근데 왜 그렇게 차갑게 굴었대
  > was-dumped | 헤어지자고 한 건 그쪽이야
  > ex-regrets | 후회하고 있을까
  > contact-ex-first | 나 먼저 연락해?
  > wait-for-ex | 아니면 기다려?

  parted-for-parents | 돌싱이라고 여자친구 부모님이 반대해서 헤어졌습니다
  > tells-more | 저는 아이가 하나 있습니다
  > tells-more | 그 친구도 많이 울었어요
  > ex-feelings-left | 마음은 그대로일까요
  > visit-who-opposes | 부모님을 설득할 방법이 있을까요
  > shall-part | 제가 놔주는게 맞는건지
  > partner-is-sent-to-matches | 그 친구한테 선이 들어왔다고 들었습니다
  > what-if-ex-finds-another | 결혼해버릴까봐 겁이 납니다
  > hold-who-leaves | 지금이라도 잡아야 할까요

  ex-has-new | 전남친 여친생김 ㅠㅠ
  > ex-new-couple-lasts | 깨질까?
  > ex-new-couple-lasts | 언제 깨져?

  parted-after-long-years | 7년 사귄 사람이랑 끝났어요 지난주에
  > partner-never-wed | 결혼할 줄 알았는데 자기는 비혼이래요
  > why-not-told-me | 그걸 왜 이제 말할까요
  > feels-hurt | 제 시간이 너무 아까워요
  > partner-never-wed | 마음이 바뀔 수도 있을까요?
  > partner-never-wed | 결혼 안 해도 그 사람이랑 만나야 하나
  > tells-more | 아이를 갖고 싶거든요 저는
  too-late-by-age | 지금 헤어지면 다른 사람 만날 수 있을까요 이 나이에
  someone-comes-when | 언제쯤 새 인연이 올까요
  > would-they-hold-me | 그 사람은 저를 잡을까요
  > good-to-go-back | 잡으면 흔들릴 것 같아요

  is-partner-cheating | 걔가 딴남자 만나는거 같은데 맞아요?
  > forgot-me-so-fast | 헤어진지 한달도 안됐는데
  > overlap-with-me | 원래 만나고 있었던거 아닐까요
  > go-to-their-door | 따지러 가도 됩니까
  > feels-hurt | 열받아서 잠이 안와요
  wants-revenge | 복수하고 싶어요
  > may-i-do-so | 그냥 무시하는게 답이에요?
  > how-long-it-hurts | 그럼 저는 언제 괜찮아지나요

  sees-ex-each-week | 교회에서 만난 사람이라 헤어져도 매주 봐야해요
  > tell-others-we-parted | 주변 사람들이 자꾸 물어봐요
  > ex-avoids-me | 그 사람은 저를 피하는 것 같아요
  > crush-avoids-me | 싫어서 피하는 걸까요 아니면 미안해서?
  > greet-ex | 먼저 인사해볼까요
  > sees-ex-each-week | 제가 교회를 옮겨야 할까요
  > back-together-will | 그래도 다시 잘될 가능성 있을까요
  > back-together-how | 어떤 계기가 있어야 할까요

  ex-contacts-why | 전남친이 새벽에 자니? 보냈어요ㅋㅋㅋ
  > ex-drunk-call | 심심해서 보낸거겠죠?
  > answer-ex | 아침에 답장해도 될까요
  > reply-to-ex | 뭐라고 해야 쉬워보이지 않을까요
  > feels-glad | 근데 솔직히 좋았어요

  parted-for-distance | 일본에서 만난 사람인데 제가 귀국하면서 헤어졌습니다
  > tells-good-sign | 가끔 라인으로 안부는 주고받아요
  > ex-thinks-of-me | 그쪽도 제 생각을 하고 있을까요
  > how-would-they-take-it | 보러 가고 싶은데 부담이 될까요
  > day-for-talk | 언제 가는게 좋을까요
  > tells-more | 나이도 있어서 이번이 마지막 같습니다
  > would-they-listen | 같이 살자고 하면 올까요
  > tells-more | 한국말을 거의 못해요
  > move-for-love | 제가 가는게 나을까요

  short-love-hurts | 고백받아서 사겼는데 2주만에 헤어지재여
  > was-it-love | 걍 찔러본거임?
  > greet-ex | 학교에서 마주치면 모른척해야됨?
  > feels-hurt | 애들이 다 알아서 쪽팔려요
  > back-together-will | 걔 다시 나 좋아할수도 있어여?
  > tells-more | 걔 친구가 그러는데 아직 좋아한대여
  > why-it-ended | 그럼 왜 찼대여
  > warm-them-again | 기다리면 먼저 말걸까여

  spouse-wants-divorce | 남편이 이혼서류를 보냈어요
  > is-partner-cheating | 여자가 생긴 것 같아요
  > divorce-or-not | 도장 찍어줘야 할까요
  > i-will-not-part | 저는 아직 사랑해요
  > spouse-wants-divorce | 돌아올 가능성이 조금이라도 있나요
  > how-long-then | 언제까지 버텨야 할까요
  > spouse-ends-affair | 그 여자랑 잘 살까요
  > tell-children-of-divorce | 애들한테는 뭐라고 하죠
  > feels-hurt | 하루종일 멍해요

  part-again-after | 재회하면 이번엔 오래 갈까요
  > opposite-natures | 성격이 정반대라 세번이나 헤어졌어요
  > worth-the-try | 네번째는 의미가 있을까요
  > tells-more | 서로 좋아하긴 하거든요
  > how-not-to-fight | 뭘 고쳐야 안 싸워요?
  fights-another-way | 저는 말을 안하는 편이고 걔는 바로 풀어야 하는 타입이에요
  > contact-ex-words | 그럼 제가 먼저 연락해서 뭐라고 해요
  > would-they-take-me-back | 걔가 받아줄까요

  > pregnant-before-wedding | 그 사람한테 말해야 할까요
  > leaver-turns-round | 말하면 돌아올까요
  > tells-more | 돌아와도 책임감 때문일거 아니에요

  ex-family-contacts | 전남친 어머니한테서 연락이 왔어요 잘 지내냐고
  > ex-family-contacts | 무슨 뜻일까요
  > ex-family-contacts | 답은 드려야 예의겠죠
  > ex-family-contacts | 혹시 오빠가 시킨 걸까요?
  > ex-thinks-of-me | 오빠도 아직 마음이 있는걸까요
  > text-with-excuse | 이걸 핑계로 연락해봐도 될까요
  > reply-to-ex | 뭐라고요?
  > since-we-parted | 2년전에 헤어졌어요 저희
  > tells-good-sign | 아직도 혼자래요
  > is-there-hope | 그럼 가능성 있는거죠?

  ex-wants-money-back | 헤어지고 선물 돌려달라는데 이거 완전히 끝이죠
  > tells-more | 커플링이랑 가방이요
  > ask-ex-to-meet | 돌려주면서 한번 보자고 할까요
  > things-as-excuse | 택배로 보내래요
  > letter-to-ex | 편지 한장 넣으면 구질구질한가요
  > regret-if-unsaid | 그래도 후회는 안 남을 것 같아서요
  > would-ex-answer | 읽긴 읽을까요

  told-lets-part | 소개팅으로 만나서 두달 사귄 사람인데요 갑자기 저랑 안맞는거 같대요
  > crush-loves-ex-still | 그 사람 전여친한테 돌아간거 아닐까요?
  > talks-of-their-ex | 자꾸 전여친 얘기를 했거든요
  > was-it-love | 저는 그냥 대타였나봐요
  > was-it-love | 저한테 진심이었던 적은 있을까요
  > reply-to-ex | 다시 연락 오면 어떻게 해요
  > will-ex-contact | 안 오겠죠?
  > someone-comes-when | 그럼 저는 언제 제대로 된 사람 만나요
  kind-of-person-to-come | 어떤 사람이 저랑 맞아요?
  > where-to-meet | 어디서 만날까요

  parted-for-distance | 교환학생 가서 사귀다 헤어진 애가 아직도 좋아요
  > tells-more | 걔는 대만에 있어요
  > one-word-answers | 디엠하면 답은 와요 근데 짧아요
  > busy-or-cooled | 관심 없는거죠?
  > ask-ex-to-meet | 겨울방학때 대만 놀러간다고 해볼까요
  > time-changes-it | 만나면 마음이 달라질까요
  > tell-me-straight | 헛물켜는거면 말해주세요
  > wait-for-ex | 그럼 마음 접는게 나아요?

  parted-just-now | 이혼하고 처음 만난 사람이랑 헤어졌어요
  > tells-more | 제 상황을 다 이해해준 사람이었는데
  > i-dumped-and-regret | 제가 겁나서 밀어냈어요
  > would-they-take-me-back | 다시 연락하면 받아줄까요
  > tells-more | 상처를 많이 줬어요
  > ex-never-texts-first | 그 사람 성격에 먼저 연락은 안 할 것 같아요
  > contact-ex-words | 첫마디를 뭐라고 하면 좋을까요
  > call-instead | 전화가 좋을까요 문자가 좋을까요
  > tomorrow-instead | 이번 주에 해도 될까요
  > fear-of-love | 또 겁이 나면 어쩌죠
  will-do-so | 네 해볼게요

  was-destined-one | 전남친이랑 저랑 인연이 맞긴 해요?
  > why-it-ended | 근데 왜 헤어졌을까요
  > defends-other | 걔도 노력 많이 했는데
  > couple-reaches-marriage | 다시 만나면 결혼까지 갈까요
  > who-confesses-first | 연락은 누가 먼저 하게 될까요
  > someone-comes-when | 언제쯤이요?

  parting-words | 헤어지자고 말하고 싶은데 여친이 울까봐 말을 못하겠어요
  habit-or-love | 정은 있는데 사랑은 아닌거 같아요
  > partnered-drawn-elsewhere | 다른 사람이 눈에 들어오기도 하고요
  > am-i-bad-for-it | 이러다 제가 나쁜놈 되는거죠
  > when-say-parting | 언제 말하는게 제일 나을까요
  > tells-more | 다음달이 여친 시험이에요
  > when-say-parting | 시험 끝나고 말하는게 맞겠죠
  > parting-words | 어떻게 말해야 덜 아플까요
  > clings-when-i-part | 붙잡으면 어떡하죠
  regret-if-i-part | 헤어지고 후회하지 않을까요

  > tells-more | 저한테는 말을 안 했어요
  > why-not-told-me | 왜 말을 안 했을까요
  > apologise-after-parting | 지금이라도 찾아가서 사과해야 할까요
  > ex-hates-me | 저를 원망하고 있겠죠
  > would-ex-answer | 연락하면 받아줄지 모르겠습니다
  > am-i-bad-for-it | 다시 만나고 싶은 마음도 있는데 이기적인가요
  > apology-words | 뭐라고 첫 말을 꺼내야 합니까

  meets-never-names | 다시 연락하고 지낸지 2주 됐는데 사귀자는 말이 없어요
  > are-we-dating | 이거 재회한건가요 아닌가요
  > still-meeting-ex | 만나면 손도 잡고 다 해요
  > define-us | 제가 먼저 우리 무슨 사이냐고 물어볼까요
  > what-are-they-thinking | 그 사람은 무슨 생각일까요
  > am-i-kept-around | 어장이면 어떡해요
  > ssum-official-when | 언제쯤 말해줄까요
  > how-would-they-take-it | 물어보면 부담스러워할까봐요
  > define-us | 자연스럽게 물어보는 방법 없을까요

  is-it-over | 연락 한번도 안했는데 6개월 지났으면 끝난거죠?
  > ex-thinks-of-me | 그래도 한번쯤은 제 생각 하겠죠
  contact-ex-first | 올해 가기 전에 연락 한번 해볼까 하는데
  > losing-if-i-text | 크리스마스때 보내면 오바예요?
  > contact-ex-words | 뭐라고 보내면 됩니까
  will-do-so | 답 오면 다시 알려드릴게요

  ready-after-ex | 헤어지고 나서 사람 만나기가 무서워요
  > trust-again-after-hurt | 또 버려질까봐요
  > ex-hurts-too | 그 사람은 벌써 잘 살고 있는것 같은데
  how-long-it-hurts | 저는 언제쯤 괜찮아질까요
  someone-comes | 새로운 사랑이 오긴 와요?
  > is-it-over | 전 사람이랑은 정말 아닌거죠?
  how-to-forget | 미련을 어떻게 버려요
`);
