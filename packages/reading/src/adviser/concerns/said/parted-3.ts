import { evenings } from './evenings.ts';

/** Readers who have parted, message by message. */
export default evenings(`
  back-together-will | 전남친이랑 재회할 수 있을까요?
  > how-many-percent | 가능성이 몇 퍼센트 정도예요?
  since-we-parted | 헤어진 지 두 달 됐어요
  > ex-thinks-of-me | 그 사람도 저 생각하고 있을까요
  > why-ex-silent | 그럼 왜 연락을 안 할까요
  > may-i-do-so | 제가 먼저 해도 될까요?
  > contact-ex-when | 언제쯤이 좋아요?
  > contact-ex-words | 뭐라고 보내면 좋을지 모르겠어요
  > texted-ex-no-answer | 답장 안 오면 어떡하죠ㅠ
  > no-answer-then-over | 안 오면 그때는 포기하는 게 맞는 거죠
  > will-do-so | 알겠습니다 이번 주말에 한번 보내볼게요

  will-ex-contact | 헤어진 여친한테 연락 올까요
  > when-ex-contacts | 언제쯤 올까요
  > will-ex-contact | 제가 차였는데도 연락이 올까요?
  > ex-feelings-left | 저한테 아직 마음이 남아 있나요

  parted-just-now | 어제 헤어졌어요
  cannot-sleep-or-eat-after | 너무 힘들어요 밥도 안 넘어가요
  begged-after-parting | 제가 울면서 잡았는데 미안하다고만 하더라고요
  > is-it-over | 이제 진짜 끝인 걸까요
  > ex-hurts-too | 걔는 하나도 안 힘들까요?
  > tells-more | 인스타에는 친구들이랑 놀러 간 사진 올렸던데
  > contact-backfires | 지금 연락하면 안 되겠죠
  ex-keeps-our-photo | 카톡 프사는 아직 저랑 찍은 거예요 이건 무슨 뜻이에요
  > how-long-to-wait | 얼마나 기다려야 돼요
  > prepare-until-then | 그동안 저는 뭐 하고 있어야 해요?
  waiting-for-phone | 자꾸 폰만 보게 돼요

  blocked-by-ex | 차단당했는데 재회 가능할까요
  blocked-by-ex | 카톡이랑 인스타 다 차단이에요
  > blocked-by-ex | 풀 날이 올까요?
  why-ex-blocked-me | 왜 차단까지 한 걸까요 제가 그렇게 싫은가
  > tell-me-straight | 솔직하게 말해주세요 희망 있어요 없어요
  > wait-for-ex | 그럼 그냥 잊을까요
  how-to-forget | 근데 잊는 게 맘대로 안 돼요
  word-through-others | 친구 통해서 안부 물어보는 건요?
  > blocked-by-ex | 언제쯤 풀릴까요 대충이라도
  > will-do-so | 하.. 알겠어요 좀 기다려볼게요

  ex-watches-stories | 전여친이 제 스토리 계속 보는데 미련 있는 건가요
  > tells-bad-sign | 근데 연락은 없어요
  > contact-ex-first | 제가 먼저 디엠 보내볼까요
  > first-message-to-stranger | 뭐라고 보내요?
  > texted-ex-no-answer | 씹히면 어캄

  ex-has-new | 전남친한테 새 여자친구가 생겼대요
  > meet-in-the-end | 그래도 저한테 돌아올까요?
  > ex-new-couple-lasts | 둘이 오래 갈까요
  > forgot-me-so-fast | 저랑 헤어진 지 한 달 만에 생긴 거예요
  > overlap-with-me | 환승이었을까요
  was-it-love | 저를 사랑하긴 했을까요
  > compares-me-with-new | 그 여자보다 제가 못한 게 뭘까요
  i-keep-looking-at-ex | 자꾸 그 여자 인스타를 보게 돼요
  > knows-it-well | 그만 봐야 하는 거 아는데 안 돼요
  > will-ex-contact | 헤어지면 저한테 연락은 올까요?
  > wait-while-ex-taken | 그때까지 기다리는 게 바보 같은 짓일까요
  someone-comes | 저한테 새로운 사람은 없나요
  > someone-comes-when | 언제쯤 만나요?

  shall-part | 헤어질까 말까 고민이에요
  thrill-gone | 3년 만났는데 이제 설레지가 않아요
  > regret-if-i-part | 근데 헤어지면 후회할까 봐 무서워요
  me-not-ready | 남친은 저랑 결혼하고 싶어해요
  > defends-other | 저도 그 사람 좋은 사람인 건 알아요
  couple-slump | 이게 권태기인지 마음이 식은 건지 모르겠어요
  > i-cooled | 어떻게 구분해요?
  i-want-distance | 시간을 좀 갖자고 하면 어떨까요
  > afraid-they-leave | 그러다 진짜 헤어지게 되면요?
  another-match-for-me | 이 사람 놓치면 더 좋은 사람 만날 수 있을까요
  when-say-parting | 만약 헤어진다면 언제 말하는 게 나아요
  > takes-it-in | 음 생각 좀 더 해볼게요

  ghosted-at-the-end | 남친이 잠수탔어요
  > read-no-answer | 일주일째 읽씹이에요ㅠㅠ
  > wants-time-apart | 이거 헤어지자는 거예요?
  > something-happened-to-them | 무슨 일 있는 건 아닐까요
  > after-no-answer | 마지막으로 톡 하나만 보낼까 하는데

  remarry-ex-spouse | 이혼한 지 1년 됐는데 전남편이랑 재결합할 수 있을까요
  > tells-more | 아이가 하나 있어요
  > tells-more | 아이 때문에 한 달에 두 번은 얼굴을 봅니다
  > tells-more | 요즘 들어 저한테 말을 좀 부드럽게 하더라고요
  > ex-spouse-on-mind | 아이 때문에 그러는 걸까요 저한테 마음이 있는 걸까요
  > tells-more | 이혼은 성격 차이였어요 시댁 문제도 있었고요
  part-again-after | 다시 합치면 또 같은 문제로 싸우지 않을까요?
  > remarry-ex-spouse | 제가 먼저 말을 꺼내보는 게 나을까요
  ex-has-someone-maybe | 그 사람한테 여자가 있는 건 아닐까요
  back-together-when | 재결합한다면 언제가 좋을까요
  > all-against-going-back | 부모님이 반대하실 텐데 그건 어떻게 해야 하나요
  takes-it-in | 말씀 감사합니다 천천히 생각해볼게요

  i-dumped-and-regret | 제가 찼는데 후회됩니다
  would-they-take-me-back | 다시 잡으면 받아줄까요?
  i-said-breakup-in-anger | 그때 일이 너무 힘들어서 홧김에 헤어지자고 했습니다
  > tells-more | 상대방은 많이 울었어요
  > is-it-too-late | 벌써 5개월이 지났는데 너무 늦은 건 아닌지
  ex-feelings-left | 지금 그 사람 마음은 어떤가요
  > ex-has-someone-maybe | 다른 남자 생겼을까요
  > call-instead | 전화가 나을까요 카톡이 나을까요
  > contact-ex-words | 첫마디를 뭐라고 해야 할지
  > would-they-come-out | 만나자고 하면 나올까요
  > if-they-refuse | 거절하면 한 번 더 잡아도 되나요
  > will-do-so | 네 감사합니다 용기 내보겠습니다

  how-to-forget | 전남친 잊는 법 좀 알려주세요
  not-over-after-a-year | 헤어진 지 1년 넘었는데 아직도 생각나요
  > how-long-it-hurts | 언제쯤 잊혀질까요
  new-love-to-forget | 새로운 사람 만나면 잊혀질까요?
  i-compare-with-ex | 소개팅을 해도 자꾸 비교하게 돼요

  ex-contacts-why | 헤어지고 한 달만에 전남친한테 "잘 지내?" 라고 왔어요
  > ex-contacts-why | 무슨 의미예요?
  > answer-ex | 답장 해야 돼요?
  > reply-to-ex | 뭐라고 답하죠
  > do-i-seem-easy | 바로 하면 너무 쉬워 보일까요
  > ex-contacts-why | 그냥 심심해서 보낸 걸까요
  > tells-more | 아 근데 저도 아직 좋아하긴 해요
  > ex-asks-to-meet | 만나자고 하면 만나요?
  > meeting-with-ex | 만나서는 무슨 얘기 해야 돼요
  > would-they-take-me-back | 먼저 다시 만나자는 말 꺼내면 안 되겠죠
  > did-it-now | 일단 답장 보냈어요 ㅋㅋㅋ 떨려요
  > texted-ex-no-answer | 답 없으면 어떡해요

  part-again-after | 헤어졌다가 다시 만나는데 불안해요
  > part-again-after | 또 헤어질까 봐요
  > part-again-after | 이번엔 오래 갈 수 있을까요?
  > tells-more | 예전엔 남친이 제가 지겹다고 해서 헤어진 거였거든요
  > have-they-changed | 지금은 잘해주는데 언제 또 변할지 모르겠어요
  came-back-why | 그 사람이 저를 진심으로 좋아해서 돌아온 걸까요
  > came-back-why | 외로워서 온 건 아닐까요
  > may-i-do-so | 이런 불안한 마음을 말해도 될까요
  > how-would-they-take-it | 말하면 부담스러워할까 봐
  couple-reaches-marriage | 결혼까지 갈 수 있을까요
  marry-when-alone | 결혼 얘기는 언제쯤 나올까요

  left-me-for-another | 전여친 환승당함
  > overlap-with-me | 바람이었던 거 맞지?
  wants-revenge | 복수하고 싶다
  > ex-new-couple-lasts | 걔네 얼마나 갈 거 같음
  > back-together-will | 나한테 다시 올까
  > good-to-go-back | 오면 받아줘야 되나
  cannot-sleep-or-eat-after | 존심 상해서 잠이 안 온다
  spouse-blessing | 나 여자복 없냐
  someone-comes-when | 그럼 다음 연애는 언제

  back-together-when | 재회운이 언제 들어오나요
  > sooner-than-that | 올해 안에는 어려울까요?
  > back-together-when | 그럼 내년 몇 월쯤이 좋은가요
  > contact-ex-when | 그때 제가 연락하면 되나요

  us-two-match | 전남친이랑 저 궁합이 어떤가요?
  > same-fight-again | 그럼 왜 맨날 싸웠을까요
  part-again-after | 다시 만나면 또 싸울까요
  > my-faults | 제가 뭘 고쳐야 돼요?
  what-partner-dislikes | 그 사람은 뭘 제일 싫어해요
  parted-over-quarrels | 저희 헤어진 이유가 연락 문제였거든요
  > parted-over-quarrels | 저는 자주 해야 되고 걔는 귀찮아하고
  > was-destined-one | 인연이긴 한 건가요
  couple-reaches-marriage | 재회하면 결혼까지도 봐요?
  > ex-feelings-left | 그 사람이 지금 저를 어떻게 생각하는지 궁금해요
  > who-confesses-first | 연락은 누가 먼저 하게 될까요

  ex-thinks-of-me | 아직도 그 사람이 절 생각할까요
  > ex-hates-me | 저를 미워하고 있진 않을까요
  > apologise-after-parting | 제가 심한 말을 많이 했어요
  apologise-after-parting | 사과하고 싶은데 늦었을까요
  apology-words | 사과 문자 어떻게 써야 돼요?
  > would-ex-answer | 답장을 바라는 건 욕심이겠죠

  since-we-parted | 결혼까지 생각했던 여자와 헤어졌습니다
  parted-for-parents | 여자 쪽 부모님이 반대하셨습니다
  parted-for-parents | 그 사람도 저를 사랑하는데 부모님 때문에 끝냈습니다
  back-together-will | 다시 만날 수 있을까요
  visit-who-opposes | 부모님 마음을 돌릴 방법이 있을까요
  > ex-feelings-left | 그 사람은 지금 어떤 상태일까요
  > contact-backfires | 연락을 하면 그 사람이 더 힘들어질까 봐 못 하겠습니다
  > wait-for-ex | 기다리는 게 맞습니까
  > how-long-to-wait | 얼마나요?
  > ex-has-someone-maybe | 다른 사람과 선을 본다는 얘기를 들었습니다
  > hold-who-leaves | 붙잡아야 하나요 보내줘야 하나요

  parted-over-army | 헤어진 남친 군대 갔는데 기다릴까요
  told-not-to-wait | 걔가 기다리지 말라고 헤어지자 한 거예요
  > tells-more | 저 아직 좋아해요
  > letter-to-ex | 편지 써도 돼요?
  > will-ex-contact | 휴가 나오면 연락 올까요
  meant-what-they-said | 저한테 미안해서 그런 건지 진짜 싫어진 건지
  > new-love-to-forget | 다른 남자 만나면 후회할까요 제가
  parted-over-army | 전역하면 다시 만날 가능성 있어요?
  > let-down-by-it | 1년이나 남았는데..
  all-against-going-back | 친구들은 다 그만하래요
  wait-for-ex | 그래도 전 기다리고 싶어요

  hold-who-leaves | 차였는데 매달려도 될까요
  > begged-after-parting | 벌써 세 번이나 잡았어요
  > how-would-they-take-it | 더 하면 질려할까요?
  > back-together-how | 그럼 가만히 있어요?
  > no-contact-days | 가만히 있으면 진짜 잊어버릴 거 같아요

  back-or-new | 헤어진 사람이랑 새로 만나는 사람 사이에서 고민이에요
  one-who-likes-me | 새로 만나는 분은 진짜 잘해주는데 마음이 안 가요
  good-to-go-back | 전남친한테 지난주에 다시 만나자고 연락이 왔거든요
  two-at-once | 누구를 선택해야 할까요
  cheater-comes-back | 전남친은 바람 한 번 피웠던 사람이에요
  > can-i-trust-partner | 이번엔 다르다고 하는데 믿어도 돼요?
  > have-they-changed | 사람이 변하나요 솔직히
  > am-i-playing-them | 새로 만나는 분한테 미안해서 죽겠어요
  part-again-after | 전남친이랑 다시 만나면 행복할 수 있을까요
  > rest-from-love | 둘 다 정리하는 건 어때요
  kind-of-person-to-come | 그럼 저한테 맞는 사람은 어떤 사람이에요

  ex-unblocked-me | 카톡 차단 풀렸는데 연락하란 뜻인가
  > they-changed-profile | 프사도 바꿨더라
  > losing-if-i-text | 먼저 하면 좀 그런가?
  > contact-ex-words | 뭐라 보냄
  > will-do-so | ㅇㅋ 낼 보내봄

  divorce-or-not | 이혼을 해야 할지 말아야 할지 모르겠어요
  spouse-affair-found | 남편이 외도했다가 들켰어요
  > forgive-cheating | 한 번만 용서해달라고 하는데 믿을 수가 없어요
  > will-cheat-again | 또 그럴 사람인가요?
  > tells-more | 애들은 초등학생 둘이에요
  life-after-divorce | 경제적으로도 혼자 설 자신이 없고요
  > forgave-but-remember | 그냥 참고 살면 괜찮아질까요
  spouse-changed | 남편이 저를 사랑하긴 하는 걸까요
  life-after-divorce | 이혼하면 제 인생이 더 나아질까요
  divorce-when-speak | 이혼한다면 시기는 언제가 나은가요
  after-divorce | 재혼할 운도 있나요 저한테
  cannot-decide | 마음이 하루에도 열두 번 바뀌어요

  told-lets-part | 남친이 갑자기 헤어지재요
  > tells-their-words | 이유도 안 말해주고 그냥 지쳤대요ㅠㅠ
  did-i-do-wrong | 제가 뭘 잘못한 걸까요
  > is-partner-cheating | 다른 여자 생긴 거 아닐까요?
  > will-ex-contact | 다시 연락 올까요
  > hold-who-leaves | 잡으면 잡혀요?
  > hold-who-leaves | 어떻게 잡아야 돼요
  > say-by-text-or-face | 만나서 얘기하자고 할까요 톡으로 할까요
  > if-they-refuse | 싫다고 하면요
  cannot-bear-parting | 저 진짜 걔 없으면 안 될 거 같아요
  miss-ex-tonight | 너무 보고 싶어요
  > how-long-it-hurts | 이 시간이 언제 지나가요

  is-it-over | 6년 만난 남자와 헤어졌는데 인연이 끝난 걸까요
  > parted-over-marriage | 그 사람은 결혼 생각이 없대요
  wed-age-pressure | 저는 이제 나이도 있고요
  > partner-never-wed | 기다리면 마음이 바뀔까요?
  dodges-wedding-talk | 저를 사랑한다면서 왜 결혼은 싫다는 걸까요
  parted-yet-calls-daily | 헤어지고 나니까 매일 전화가 와요
  > answer-ex | 받아줘야 하나요
  > answer-ex | 받으면 또 흔들릴 것 같아요
  block-ex | 차라리 차단할까요
  marry-at-all | 저 결혼은 할 수 있을까요
  > marry-when-alone | 언제쯤 어떤 사람이랑요?
  too-late-by-age | 이제 시작해도 늦지 않았겠죠?

  back-together-will | 재회 가능성 좀 봐주세요
  since-we-parted | 헤어진지 2주 됐습니다
  wants-time-apart | 여자친구가 생각할 시간을 달라고 했어요
  > will-ex-contact | 기다리면 돌아올까요
  > contact-during-time-apart | 중간에 연락하면 안 되나요?
  > contact-during-time-apart | 2주면 충분히 기다린 거 아닌가요
  > and-what-of-them | 그 사람이 뭘 생각하고 있을까요
  parted-over-my-ways | 제가 바빠서 신경을 못 써준 게 큰 것 같아요
  parted-over-my-ways | 달라진 모습을 어떻게 보여주죠
  > gift-to-ex | 선물이라도 보낼까요
  contact-ex-when | 언제 연락하면 제일 좋을까요

  money-between-exes | 헤어진 남자가 돈을 안 갚아요
  > money-between-exes | 200만원 빌려줬는데 연락두절이에요
  > money-between-exes | 돈 때문이라도 연락해야겠죠
  > ex-used-me | 저를 이용한 걸까요
  > money-between-exes | 받을 수 있을까요?

  dreamt-of-ex | 전남친 꿈을 자꾸 꿔요
  > dreamt-of-ex | 무슨 의미가 있나요
  > ex-thinks-of-me | 걔도 제 생각을 하는 건가요
  dreamt-of-ex | 꿈에서는 다시 사귀고 있었어요
  i-am-crying | 깨고 나서 한참 울었어요
  i-dumped-and-regret | 사실 제가 헤어지자고 한 거예요
  contact-ex-first | 제가 다시 연락하면 너무 이기적인가요
  ex-hates-me | 걔가 저를 원망할까요
  > how-many-percent | 연락하면 받아줄 확률은?
  feels-hurt | 아 모르겠다 진짜

  shall-part | 여자친구와 헤어져야 할까요
  says-part-each-fight | 싸울 때마다 헤어지자고 합니다
  > love-but-tired | 처음엔 잡았는데 이제 지치네요
  told-lets-part | 진심으로 하는 말일까요 홧김일까요
  > hold-who-leaves | 이번에도 잡아야 하나요?
  > leaver-turns-round | 안 잡으면 진짜 끝날까요
  > will-partner-change | 고쳐질 수 있는 성격인가요
  same-fight-again | 싸움이 주로 사소한 데서 시작됩니다 연락이 늦었다거나
  > ask-for-change | 제가 어떻게 말하면 될까요
  regret-if-i-part | 헤어지면 제가 후회할까요
  > will-do-so | 한 번만 더 대화해보겠습니다

  ex-wants-friends | 이별 후에 친구로 지내자는데 무슨 뜻이에요?
  > ex-wants-friends | 그래도 되는 건가요
  > tells-more | 저는 아직 좋아하거든요
  back-together-will | 친구로 있다가 다시 사귈 수도 있나요
  > still-meeting-ex | 가끔 밥도 먹어요
  > tells-good-sign | 만나면 예전처럼 다정해요
  > meets-never-names | 근데 사귀자는 말은 안 해요
  > am-i-kept-around | 저 어장당하는 건가요
  > would-they-take-me-back | 제가 먼저 다시 만나자고 해볼까요?
  > friendship-after-confession | 거절당하면 친구도 못 하겠죠
  > tell-of-divorce | 언제 말하는 게 좋을까요
  > will-do-so | 네네 해볼게요

  will-they-text | 연락이 올까요?
  > will-ex-contact | 헤어진 남자친구요
  > tells-more | 한 달 됐어요
  was-dumped | 제가 차였어요
  > contact-ex-first | 기다릴까요 먼저 할까요

  after-divorce | 이혼 후에 새로운 인연이 있을까요
  life-after-divorce | 3년 전에 이혼했습니다
  fear-of-love | 다시 누굴 만나는 게 두렵습니다
  someone-comes-when | 언제쯤 만나게 될까요?
  kind-of-person-to-come | 어떤 여자가 저한테 맞나요
  tell-of-divorce | 이혼한 걸 언제 말하는 게 좋습니까
  divorced-with-a-child | 딸이 하나 있는데 이해해줄 사람이 있을까요
  apologise-after-parting | 전처한테 아직 미안한 마음이 있습니다
  marry-when-alone | 재혼은 몇 살쯤 하게 되나요

  read-no-answer | 읽씹 3일째인데 끝난 거예요?
  wants-time-apart | 싸우고 나서 생각할 시간 갖자 했거든요
  > tells-more | 아직 헤어진 건 아니에요
  > tells-more | 근데 이게 헤어지는 수순인 것 같아서요
  > contact-ex-first | 제가 먼저 톡하면 안 좋을까요
  > after-no-answer | 뭐라고 해야 자연스러워요
  posts-but-no-answer | 어제 보니까 인스타는 하더라고요 저한테 답장도 안 하면서
  anger-at-ex | 너무 화나요
  shall-part | 제가 먼저 헤어지자고 하는 게 나을까요
  > tells-more | 버려지는 것보단 제가 버리는 게 낫잖아요
  > wants-time-apart | 걔 속마음이 뭐예요 진짜
  > when-ex-contacts | 답장은 언제 와요

  cannot-forget-first-love | 헤어진 지 4년 된 첫사랑이 아직 생각나
  > text-first-or-wait | 연락해도 될까?
  > how-would-they-take-it | 갑자기 하면 이상하지 않나
  > first-love-remembers | 걔는 나 기억할까
  > ex-has-someone-maybe | 결혼했으면 어떡하지
  > ex-after-many-years | 그냥 추억으로 두는 게 나을까
  > ask-ex-to-meet | 근데 한 번은 꼭 보고 싶음
  > text-what | 뭐라고 첫 톡 보내
  text-first-when | 언제가 좋아 연락하기

  parted-just-now | 오늘 헤어지자고 말했어요
  i-left-yet-it-hurts | 제가 찼는데 왜 이렇게 눈물이 나죠
  > was-that-right | 잘한 걸까요
  clings-when-i-part | 걔가 다시 붙잡으면 어떡해요
  > clings-when-i-part | 흔들리지 않으려면요?

  turned-out-taken | 유부남인 줄 모르고 만났다가 헤어졌어요
  > married-one-divorces | 이혼한다고 했는데 거짓말이었을까요
  meant-what-they-said | 저한테 진심이었을까요
  ex-contacts-why | 자꾸 다시 연락이 와요
  > crush-married | 받아주면 안 되는 거 아는데 마음이 약해져요
  married-one-divorces | 정말 이혼하면 저한테 올까요?
  > block-ex | 그만 끊고 싶은데 어떻게 해야 돼요
  > block-ex | 번호를 바꿀까요
  ashamed-of-longing | 이런 제가 너무 한심해요
  someone-comes | 저한테도 떳떳한 사랑이 올까요
  > someone-comes-when | 언제요?

  back-together-will | 헤어진 애인이랑 다시 만날 수 있을까요
  > tells-more | 저희는 둘 다 여자예요
  parted-for-parents | 그 친구가 부모님께 들킬까봐 무섭다고 헤어지자 했어요
  meant-what-they-said | 저를 싫어해서 헤어진 건 아니라는데 진심일까요
  > leaver-turns-round | 기다려주면 돌아올까요
  > ex-hurts-too | 지금 그 친구도 힘들어할까요
  contact-backfires | 연락하면 부담 줄까봐 못 하겠어요
  > may-i-do-so | 생일에 축하 톡 정도는 괜찮겠죠?
  > wish-ex-birthday | 뭐라고 적을까요
  what-if-ex-finds-another | 만약 새 남자친구 사귀면 저 어떡해요
  how-long-wait-for-ex | 기다리는 기한을 정해두는 게 좋을까요

  works-with-ex | 같은 회사 다니는 전여친 매일 봐야 되는데 미치겠어요
  forgot-me-so-fast | 걔는 너무 멀쩡해 보여요
  > ex-feelings-left | 저한테 감정 하나도 안 남았나요?
  > greet-ex | 인사는 해야 되나
  > tells-good-sign | 회식 때 옆자리 앉았는데 저한테 먼저 말 걸더라고요
  > how-can-i-tell | 이거 신호임?
  quit-job | 퇴사할까 진지하게 고민 중
  > back-together-will | 다시 잘될 확률 있어요?
  > what-then | 있으면 제가 뭘 하면 되나요
  office-politics | 회사 사람들 눈치도 보이고
  > back-together-when | 언제쯤 기회가 와요

  was-destined-one | 저랑 전남친 진짜 인연인가요
  > on-off-couple | 다섯 번 헤어지고 다섯 번 만났어요
  > is-it-over | 이번이 진짜 끝일까요
  on-off-couple | 왜 자꾸 못 끊을까요 서로
  where-we-clash | 둘이 안 맞는 건가요

  they-said-cooled | 남자친구가 마음이 식었대요
  parted-just-now | 그래서 헤어졌어요 어제
  > they-said-cooled | 식은 마음이 다시 돌아오기도 하나요?
  > fine-till-the-day-before | 저는 아무 눈치도 못 챘어요
  > fine-till-the-day-before | 언제부터 식은 걸까요
  > fine-till-the-day-before | 왜 말을 안 해줬을까요
  > tells-own-part | 제가 너무 집착해서 그런 것 같아요
  > misses-me-if-i-vanish | 연락 안 하고 있으면 걔가 아쉬워할까요
  > how-long-then | 얼마나 안 해야 돼요
  > let-down-by-it | 한 달이요? 너무 긴데
  > what-if-ex-finds-another | 그동안 다른 여자 만나면요
  > get-through-tonight | 저는 어떻게 버텨요
  > will-do-so | ㅠㅠ 네 해볼게요

  wish-ex-birthday | 헤어진 남친 생일인데 축하 문자 보내도 될까요
  > how-would-they-take-it | 부담스러워할까요?
  > these-words-all-right | 그냥 생일 축하해 한 마디만 할까요
  > sent-and-answered | 답장 오면 그다음엔 뭐라고 이어가요

  ashamed-of-longing | 남친이 바람펴서 헤어졌는데 보고싶어요
  > ashamed-of-longing | 제가 미친 거죠
  > ex-new-couple-lasts | 그 여자랑 아직 만나고 있을까요
  > ex-regret-when | 걔가 후회는 할까요?
  ashamed-of-longing | 무릎 꿇고 빌면 받아줄 것 같아요 저
  > why-ex-silent | 근데 아무 연락도 없어요
  > will-ex-contact | 연락이 오기는 할까요
  only-bad-ones | 저는 왜 이런 남자만 만나요
  spouse-blessing | 제 사주에 남자복이 없는 건가요
  > spot-a-bad-one | 다음엔 안 그런 사람 만나려면요
  how-long-it-hurts | 언제쯤 괜찮아질까요
  > wants-revenge | 그 사람 벌은 받겠죠? ㅋㅋ

  tells-bad-sign | 말수도 줄고 답장도 늦어요
  > tells-their-words | 물어봐도 아무 일 없대요
  > partner-cooled | 마음이 떠난 걸까요?
  > is-partner-cheating | 다른 사람이 생긴 건 아니겠죠
  > win-spouse-back | 제가 어떻게 해야 붙잡을 수 있을까요
  > open-a-talk | 솔직하게 나 사랑하냐고 물어볼까요
  afraid-to-ask | 괜히 물었다가 진짜 헤어지자고 하면 어떡하죠
  couple-hard-time | 이번 달이 고비인가요
  > mend-the-couple | 이벤트라도 해줄까요
  what-gift | 뭐가 좋을까요 여친은 꽃 별로 안 좋아해요

  ex-drunk-call | 헤어진 전남친이 술 먹고 전화했어요
  > ex-drunk-call | 보고싶다고 울었어요
  > ex-drunk-call | 근데 다음날 아무 말도 없어요
  > both-pretend-after | 기억을 못 하는 걸까요 모른 척하는 걸까요
  drink-for-truth | 술 마시면 진심이 나온다잖아요 맞나요
  > ask-if-something-up | 제가 어제 전화한 거 기억나냐고 물어볼까요?
  > may-i-do-so | 모른 척 해요 그럼?
  > answer-ex | 또 전화 오면 받아요?
  > came-back-why | 다시 만나고 싶어서 그러는 건지 그냥 외로워서인지
  > back-together-will | 저는 다시 만나고 싶어요 솔직히
  > what-then | 그럼 제가 어떻게 하는 게 젤 좋아요

  called-off-wedding | 파혼했습니다
  > tells-more | 결혼식 두 달 남기고 여자 쪽에서 그만하자고 했습니다
  > tells-more | 예물 문제로 양가가 싸웠습니다
  back-together-will | 다시 이어질 수 있겠습니까
  > ex-feelings-left | 그 사람 마음은 어떨까요
  go-to-their-door | 그쪽 집에 찾아가서 사과드리는 건 어떨까요
  > tells-own-part | 저희 어머니가 너무하셨던 건 맞습니다
  wed-after-broken-engagement | 다른 사람과 결혼하게 될까요 제가
  tell-others-we-parted | 주변에 뭐라고 말해야 할지 창피합니다
  > rest-from-love | 올해는 그냥 쉬는 게 맞을까요

  lingering-or-love | 헤어지고 보니까 제가 더 좋아했던 거 같아요
  pride-in-the-way | 잡고 싶은데 자존심 상해요
  ex-never-texts-first | 걔가 먼저 연락할 성격이에요?
  > will-do-so | 그럼 제가 해야겠네요..
  > contact-ex-words | 뭐라고 하면 자존심 안 상하고 자연스러워요?

  ex-after-many-years | 10년 전에 헤어진 사람한테 연락이 왔어요
  > tells-more | 둘 다 지금은 혼자예요
  > ex-contacts-why | 무슨 마음으로 연락했을까요
  > ex-asks-to-meet | 만나자고 하는데 나가도 될까요?
  > tells-more | 그때는 그 사람이 유학 가면서 헤어졌어요
  real-me-disappoints | 나이가 들어서 실망할까 봐 걱정돼요
  > meeting-with-ex | 만나면 뭐부터 물어봐야 할까요
  > part-again-after | 다시 시작하면 잘될까요
  > couple-reaches-marriage | 결혼할 인연인가요
  > so-no-hurry | 서두르지 않는 게 좋겠죠?
  > will-do-so | 네 다녀와서 또 얘기할게요

  parted-for-distance | 장거리라서 헤어졌는데 다시 만날 수 있나요
  > tells-more | 저는 서울이고 그 사람은 부산이요
  apart-heart-changes | 몸이 멀어지면 마음도 멀어진다는 게 맞나 봐요
  > parted-for-distance | 그 사람이 서울로 올 일은 없을까요
  > how-would-they-take-it | 제가 내려간다고 하면 좋아할까요
  > worth-the-try | 직장을 옮겨야 되는데 그럴 만한 사람인가요?
  > tells-more | 안 되면 저만 손해잖아요
  > and-what-of-them | 그 사람 속은 어때요
  > ex-feelings-left | 아직 저를 좋아해요?
  > why-ex-silent | 그럼 왜 안 잡았대요
  > feels-hurt | 흠 좀 답답하네요

  was-dumped | 여친한테 차였어요
  > parted-over-my-ways | 이유가 제가 너무 어린애 같대요
  > parted-over-my-ways | 고치면 다시 만나줄까요
  > change-myself | 어떻게 어른스러워져요ㅋㅋ
  ex-has-someone-maybe | 걔 벌써 소개팅 한대요
  > better-not-to | 말려야 되나요?

  wants-time-apart | 남친이 시간을 갖자고 했어요
  > wants-time-apart | 이거 돌려서 헤어지자는 말이죠
  > wants-time-apart | 얼마나 갖자는 건지도 안 말했어요
  > if-i-do-not | 그냥 기다리기만 해요?
  > how-would-they-take-it | 먼저 연락하면 더 멀어질까요
  > partner-loves-me | 그 사람 지금 무슨 생각 해요
  > wants-time-apart | 저한테 돌아올까요
  > back-together-when | 돌아온다면 언제요
  > my-faults | 제가 그동안 달라져야 할 점이 있나요
  > tells-own-part | 맨날 징징거리긴 했어요
  > hold-who-leaves | 만약에 헤어지자고 하면 뭐라고 해야 돼요
  > hold-who-leaves | 깔끔하게 보내주는 게 나아요 붙잡는 게 나아요
  > will-do-so | 네.. 마음 단단히 먹을게요

  i-compare-with-ex | 새로 만나는 사람이 있는데 전남친이 자꾸 생각나요
  us-two-match | 지금 사람이랑 궁합은 어때요
  > defends-other | 좋은 사람인 건 맞아요
  > love-without-thrill | 근데 설렘이 없어요
  > i-compare-with-ex | 전남친이랑은 매일 싸워도 설렜거든요
  > love-without-thrill | 설렘 없어도 괜찮은 걸까요
  only-wants-news-of-ex | 전남친은 지금 어떻게 지낼까요
  > am-i-bad-for-it | 제가 지금 사람한테 상처 줄까 봐 겁나요
  > love-without-thrill | 언제쯤 이 사람이 온전히 좋아질까요

  block-ex | 전남친 인스타 언팔해야 할까요
  > i-keep-looking-at-ex | 볼 때마다 무너져요
  > block-ex | 근데 언팔하면 진짜 끝일 거 같아서요
  > ex-has-not-blocked-me | 걔는 아직 저 팔로우하고 있어요
  > ex-feelings-left | 이거 미련 있는 거예요?

  since-we-parted | 이혼하고 처음 만난 남자랑도 헤어졌어요
  > is-that-why | 제가 이혼녀라서 부담스러웠던 걸까요
  > tells-more | 그 사람은 초혼이에요
  > parted-for-parents | 부모님한테 말하기 어려웠대요
  > will-ex-contact | 다시 연락이 올까요
  will-i-be-loved | 저는 사랑받을 자격이 없는 걸까요
  tells-own-part | 또 이혼할까봐 무서워서 제가 벽을 쳤던 것도 있어요
  > contact-ex-first | 제가 먼저 손 내밀어도 괜찮을까요?
  another-match-for-me | 그 사람 아니면 다른 인연이 있나요
  how-long-it-hurts | 언제쯤 마음이 편해질까요
  feels-glad | 오늘 얘기하고 나니까 좀 낫네요

  ex-hints-on-profile | 전여친 카톡 프로필 음악이 이별노래로 바뀜
  > ex-hints-on-profile | 나 보라고 한 건가
  since-we-parted | 헤어진 지 3주 됨
  > ex-hints-on-profile | 상메도 '그립다' 임
  > contact-ex-first | 연락해볼까
  > these-words-all-right | ㅎㅇ 이렇게만 보낼까
  > call-instead | 아니면 전화?
  > would-ex-answer | 받을까
  > will-do-so | 좋아 오늘 밤에 해본다
  > did-it-failed | 했는데 안 받음 ㅋㅋ
  > what-then | 어떡함 이제

  ex-with-my-friend | 전남친이 제 친구랑 사귀어요
  > ex-with-my-friend | 둘 다 손절하는 게 맞죠?
  > overlap-with-me | 사귈 때부터 그랬던 걸까요
  > sees-ex-each-week | 같은 과라 매일 마주쳐요
  trust-again-after-hurt | 너무 배신감 들고 사람을 못 믿겠어요
  ex-is-sorry | 전남친은 저한테 미안하긴 할까요
  > ex-with-my-friend | 따져야 돼요 무시해야 돼요?
  > sees-ex-each-week | 휴학할까도 생각했어요
  > ex-new-couple-lasts | 걔네 금방 헤어지겠죠?
  wish-for-love | 나도 빨리 좋은 사람 만나고 싶다
  someone-comes-when | 언제 생겨요 남친

  back-and-the-same | 재회했는데 예전 같지가 않아요
  > came-back-why | 이럴 거면 왜 다시 만나자고 했을까요
  > tells-bad-sign | 먼저 연락도 잘 안 해요
  who-loves-more | 제가 더 좋아하는 느낌이에요
  > shall-part | 그만해야 할까요

  ex-feelings-left | 헤어진 사람 마음이 궁금합니다
  > ex-thinks-of-me | 저를 그리워하고 있을까요
  > ex-has-someone-maybe | 다른 사람을 만나고 있는 건 아닌지요
  parted-for-means | 헤어진 이유는 제 사업이 어려워져서였습니다
  > tells-more | 자리 잡으면 다시 찾아가겠다고 했습니다
  > would-they-wait | 그때까지 기다려줄까요?
  when-life-gets-better | 제 형편은 언제쯤 풀립니까
  > contact-ex-words | 무슨 말을 하는 게 좋겠습니까
  > tells-more | 부담 주고 싶지는 않습니다
  > what-if-ex-finds-another | 만약 그 사람이 떠났다면 저는 어떻게 해야 합니까

  wait-for-ex | 헤어진지 6개월 이제 놔줘야 할까요
  > tells-more | 연락 한 번도 없었어요
  back-together-will | 재회 가능성 없으면 없다고 해주세요
  > tell-me-straight | 희망고문은 싫어요
  > ex-feelings-left | 그 사람 이제 저 완전히 잊었죠?
  > will-do-so | 그럼 저도 정리할래요
  rings-and-gifts | 사진이랑 선물 다 버려야 돼요?
  > i-am-crying | 버리려니까 또 눈물나네
  lonely-night | 혼자인 게 너무 외로워요
  someone-comes-when | 다음 사람은 언제 와요
  > where-to-meet | 어떤 사람이에요? 어디서 만나요?
  > next-one-lasts | 그 사람은 저 안 떠나겠죠

  parting-words | 헤어지자고 말하고 싶은데 말을 못 하겠어요
  > parting-words | 상처받을까 봐요
  > parting-words | 어떻게 말해야 덜 상처받을까요
  part-face-or-text | 카톡으로 하면 예의 없는 거죠?
  > clings-when-i-part | 붙잡으면 뭐라고 해요
  > confess-when | 언제 말하는 게 좋아요

  was-dumped | 연하남한테 차였어요
  meant-what-they-said | 나이 차이 때문이래요 2살인데 ㅋㅋ 핑계죠?
  > why-it-ended | 진짜 이유가 뭘까요
  > parted-over-marriage | 저랑 결혼 얘기 나오니까 도망간 거 같아요
  > ghost-returns | 다시 연락 올 거 같아요?
  > answer-ex | 오면 받아주지 말까요
  > pride-in-the-way | 자존심은 상하는데 솔직히 기다리게 돼요
  how-long-wait-for-ex | 언제까지 기다려야 미련이 없을까요
  itching-to-contact-ex | 술만 마시면 전화하고 싶어서 미치겠어요
  > i-called-drunk | 어제 결국 했어요 부재중 3통..
  > i-sent-by-mistake | 수습 어떻게 해요
  > feels-hurt | 아 쪽팔려
  > will-do-so | 이제 진짜 안 할게요

  back-together-how | 어떻게 하면 재회할 수 있어요?
  > what-then | 제가 뭘 하면 돼요
  > win-spouse-back | 그 사람 마음을 돌리려면요
  did-try-already | 저는 잘못을 다 인정했는데도 안 받아줘요
  > leaver-turns-round | 시간이 답일까요
  > how-long-wait-for-ex | 얼마나 걸릴까요
  part-again-after | 재회하고 나서는 안 헤어질 수 있어요?

  ex-weds | 전여친이 결혼한대요
  ex-sent-invitation | 청첩장을 받았어요
  > ex-sent-invitation | 저한테 왜 보낸 걸까요
  > ex-sent-invitation | 가야 되나요 말아야 되나요
  > tell-one-who-weds | 아직 좋아하는데 말하면 안 되겠죠
  > tell-one-who-weds | 말 안 하면 평생 후회할 거 같기도 하고
  > ex-feelings-left | 그 사람도 저한테 미련이 있을까요?
  > ex-sent-invitation | 축하한다고만 보낼까요
  marry-at-all | 저도 결혼은 할 수 있겠죠?
`);
