import { evenings } from './evenings.ts';

/** Readers who marry or are married, message by message. */
export default evenings(`
  marry-when-alone | 저 결혼은 언제쯤 하게 될까요?
  > marry-this-year | 내년은 어때요
  kind-of-spouse | 남편 될 사람은 어떤 사람이에요?
  older-or-younger | 나이는 저보다 많을까요
  spouse-job | 직업은 어떤 쪽일까요
  where-to-meet | 어디서 만나요?
  already-around | 벌써 만난 사람일 수도 있어요?
  ex-or-only-lonely | 사실 작년에 헤어진 사람이 자꾸 생각나요
  > met-spouse-already | 그 사람은 아니겠죠..
  how-to-meet | 그럼 제가 지금 뭘 해야 하나요
  > blind-date-offered | 소개팅 들어오면 다 나가볼까요

  dodges-wedding-talk | 남친이 결혼 얘기만 나오면 말을 돌려요
  dodges-wedding-talk | 4년 만났는데 왜 그러는 걸까요
  partner-thinks-marriage | 저랑 결혼할 마음이 있긴 한가요?
  > dodges-wedding-talk | 돈이 없어서 그렇다는데 진짜일까요
  > how-long-to-wait | 언제까지 기다려야 돼요?
  proposal-i-first | 제가 먼저 결혼하자고 할까요
  wedding-talk-words | 뭐라고 말을 꺼내야 부담스럽지 않을까요
  afraid-they-leave | 그러다 헤어지자고 하면 어떡해요
  friends-oppose-partner | 친구들은 다 헤어지래요
  i-will-not-part | 저는 솔직히 이 사람 아니면 안 될 것 같은데
  proposal-will-come | 올해 안에 프러포즈 받을 수 있을까요
  > answer-by-a-date | 기한을 정해놓는 건 어때요

  proposal-when | 프러포즈 언제 하면 좋을까요?
  > proposal-how | 어떻게 해야 감동받을까요
  > proposal-how | 반지는 미리 사두는게 맞나요
  > proposal-accepted | 거절당하진 않겠죠?
  nervous-before-it | ㅋㅋ 떨리네요
  partner-thinks-marriage | 여친이 저랑 결혼하고 싶어하긴 할까요

  families-meeting-goes-well | 다음 주에 상견례인데 너무 긴장돼요
  > two-families-manners | 무슨 얘기를 해야 하나요
  > families-meeting-goes-well | 저희 엄마가 말을 좀 세게 하시거든요
  do-in-laws-like-me | 예비 시어머니가 저를 마음에 들어하실까요
  gifts-between-houses | 상견례에서 예단 얘기 나오면 어떻게 해요
  > sides-with-me-once-wed | 남친이 중간에서 잘 해줄까요
  > spouse-not-on-my-side | 미리 남친한테 뭐라고 부탁해두면 좋을까요
  > families-meeting-goes-well | 상견례하다 파혼하는 사람도 많다던데
  > nervous-before-it | 무섭네요
  wedding-date | 결혼 날짜는 언제가 좋아요?

  who-pays-house | 신혼집 때문에 여친이랑 엄청 싸웠습니다
  who-pays-house | 여친은 서울 전세 아니면 안 된다고 하고 저는 대출이 부담스럽습니다
  > who-pays-house | 이거 누가 맞는 겁니까
  > who-pays-house | 제가 양보해야 되나요
  who-pays-house | 여친 부모님은 집은 남자가 해오는 거라고 하시더라고요
  marry-this-one-should | 이 결혼 해도 되는 걸까요
  partner-loves-me | 여친은 저를 사랑하긴 하는 건지 모르겠습니다
  silent-treatment | 싸우고 지금 이틀째 연락이 없습니다
  > text-first-or-wait | 먼저 연락할까요
  > apology-words | 뭐라고 보내죠
  will-do-so | 알겠습니다 해보겠습니다

  marriage-without-touch | 남편이랑 각방 쓴 지 1년 됐어요
  > marriage-without-touch | 부부관계도 당연히 없고요
  spouse-changed | 남편은 저를 여자로 안 보는 걸까요
  marriage-without-touch | 다시 같이 자자고 말하고 싶은데 자존심 상해요
  > open-a-talk | 어떻게 말을 꺼내면 좋을까요?
  > if-they-refuse | 거절하면 진짜 못 견딜 것 같아요
  is-partner-cheating | 혹시 다른 여자가 있는 건 아니겠죠
  partner-hides-something | 폰을 맨날 엎어놔요
  > shall-i-look-at-phone | 몰래 볼까요?
  flatmate-spouse | 이렇게 평생 사는 걸까요
  > when-we-get-better | 언제쯤 좀 나아질까요
  stay-for-children | 애 때문에 참고 살아요 그냥

  spouse-affair-found | 남편이 바람핀 거 알았어요
  looked-into-their-phone | 카톡을 봤는데 회사 여자랑 여보 자기 하더라고요
  > feels-hurt | 손이 떨려요
  confront-or-pretend | 지금 당장 따져야 할까요 아니면 증거를 모을까요
  spouse-ends-affair | 남편은 그 여자를 진짜 사랑하는 걸까요
  > wants-time-apart | 저한테 돌아올까요?
  > forgive-cheating | 용서해야 하나요
  will-cheat-again | 한번 바람핀 사람은 또 피나요
  divorce-or-not | 이혼하는게 나을까요
  > tell-children-of-divorce | 애가 둘인데 어떡해요
  > tell-my-parents-of-it | 친정엄마한테 말해야 될까요
  > get-through-tonight | 오늘밤 어떻게 보내야 될지 모르겠어요

  spouse-wants-divorce | 아내가 이혼하자고 합니다
  parted-over-my-ways | 제가 그동안 일만 하느라 신경을 못 썼습니다
  > win-spouse-back | 어떻게 해야 마음을 돌릴 수 있을까요
  > win-spouse-back | 이미 마음이 떠난 것 같습니다
  spouse-left-home | 지금 처가에 가 있는데 찾아가도 될까요
  > word-through-others | 장모님께 먼저 연락드릴까요
  > letter-to-partner | 편지를 쓸까 하는데
  > letter-words | 뭐라고 써야 합니까
  > if-they-refuse | 안 받아주면 어떻게 합니까
  > win-spouse-back | 다시 합칠 가능성이 있나요?

  after-divorce | 재혼할 수 있을까요?
  divorced-with-a-child | 이혼한지 3년 됐고 딸 하나 있어요
  divorced-with-a-child | 애 있는 여자를 좋아해줄 남자가 있을까요
  second-marriage-well | 또 실패할까봐 겁나요
  someone-comes-when | 언제쯤 좋은 사람 만나나요
  divorced-with-divorced | 초혼인 남자도 괜찮을까요
  > will-the-children-take-it | 딸은 뭐라고 할까요
  tell-of-child-when | 만나면 처음부터 애 있다고 말해야 하나요

  marry-at-all | 나이 마흔둘인데 장가 갈 수 있습니까
  marry-at-all | 결혼운이 아예 없는 사주도 있나요?
  marriage-agency | 결정사 가입하는 건 어떻습니까
  > foreign-partner | 국제결혼은요
  older-or-younger | 제 짝은 몇 살쯤 어린 사람입니까
  too-picky | 눈이 높다는 소리 듣는데 낮춰야 합니까
  arranged-meeting | 부모님이 선보라고 난리십니다
  alone-for-life | 혼자 사는 팔자면 그렇다고 말해주세요
  > love-this-year | 올해는 글렀죠?

  couple-reaches-marriage | 우리 결혼까지 갈 수 있을까요?
  us-two-match | 궁합은 어때요
  married-life-ahead | 결혼하면 잘 살까요
  cheating-in-chart | 남친이 바람필 사주는 아니죠?

  in-laws-conflict | 시어머니 때문에 미치겠어요
  > in-law-calls-often | 주말마다 오라고 하고 안 가면 삐지세요
  spouse-not-on-my-side | 남편은 자기 엄마 편만 들어요
  > how-not-to-fight | 남편한테 뭐라고 말해야 안 싸울까요
  in-laws-holiday | 명절에 안 가면 안 되나요
  > am-i-bad-for-it | 저만 나쁜 며느리 되는 거 같아요
  why-in-laws-dislike-me | 시어머니는 왜 저를 싫어할까요
  > distance-from-family | 연을 끊고 싶어요
  > how-would-they-take-it | 그러면 남편이랑도 끝나겠죠?
  > live-with-parents-in-law | 분가하면 좀 나아질까요
  > in-laws-easier-when | 언제쯤 편해질까요 저는

  spouse-changed | 와이프가 요즘 저한테 너무 차가워요
  > parents-no-time-for-us | 애 낳고 나서 부터 그래요
  > spouse-changed | 저를 싫어하는 걸까요
  closeness-mismatch | 스킨십하려고 하면 밀어내요
  > whose-fault-fight | 제가 뭘 잘못한 건지..
  start-doing-housework | 집안일도 나름 돕는데요
  > mend-the-couple | 어떻게 하면 예전처럼 돌아갈까요
  spouse-no-talk | 대화하자고 하면 피곤하대요
  > wait-or-stop | 그냥 기다릴까요?

  child-when | 아기는 언제 생길까요
  child-does-not-come | 2년째 안 생겨서 시험관 하려고요
  child-does-not-come | 시험관 성공할까요
  pressed-for-child | 시댁에서 자꾸 물어봐서 스트레스예요
  do-they-mean-it | 남편은 애 없어도 괜찮다는데 진심일까요

  me-not-ready | 여친이 결혼하자고 하는데 난 아직 준비가 안됐어
  > no-money-to-wed | 모은 돈도 없고
  > ask-them-to-wait | 뭐라고 해야 안 서운해할까
  > would-they-wait | 2년만 기다려달라고 하면 기다려줄까?
  > if-they-refuse | 안기다리면?
  marry-early-or-late | 결혼 늦게 하는게 나한테 좋은 사주야?
  right-one-for-me | 얘가 내 결혼상대가 맞긴 해?
  will-do-so | ㅇㅋ 오늘 말해볼게

  parents-oppose-wedding | 부모님이 남친을 반대하세요
  > parents-mind-job-money | 학벌이랑 직업이 마음에 안 드신대요
  mothers-word-or-mine | 부모님 반대를 무릅쓰고 결혼해도 될까요
  > persuade-my-parents | 설득할 방법이 있을까요
  > tells-more | 남친은 자존심이 많이 상한 것 같아요
  > they-offer-to-step-aside | 남친이 포기할까봐 무서워요
  partner-loves-me | 남친 마음은 지금 어때요?
  > what-pleases-them | 제가 뭐라고 위로해주면 좋을까요
  > parents-oppose-wedding | 언제쯤 허락해주실까요
  register-marriage | 그냥 혼인신고부터 할까요
  > better-not-to | 역시 그건 아니죠..
  elders-say-gunghap-bad | 엄마가 점 봤는데 안 맞는다고 했대요 진짜 안 맞아요?

  marry-at-all | 저 결혼 할 수 있을까요ㅠㅠ
  friends-all-paired | 주변은 다 갔는데 저만 남았어요
  marry-early-or-late | 늦게 하는 게 좋은 사주라는 말 들었는데 맞아요?
  > marry-when-alone | 몇살쯤요
  content-alone | 혼자 살아도 괜찮을까요
  lonely-night | 가끔 너무 외로워요
  only-bad-ones | 남자 보는 눈이 없는 것 같아요
  whom-to-avoid | 어떤 남자를 피해야 해요?
  > kind-of-person-to-come | 그럼 잘 맞는 남자는요
  older-or-younger | 연상 연하 중엔?
  blind-date-coming | 이번 주에 선보는데 어떨까요
  > feels-glad | 잘 되면 좋겠네요ㅎㅎ

  flatmate-spouse | 20년 살았는데 남편한테 아무 감정이 없어요
  > couple-slump | 이게 권태기인가요 아니면 끝난 건가요
  spouse-no-talk | 대화가 하루에 세마디도 안돼요
  > and-what-of-them | 남편도 저처럼 느낄까요
  wed-but-living-apart | 졸혼은 어때요
  > can-we-be-good-again | 다시 설렐 수 있을까요?
  > mend-the-couple | 뭐부터 하면 돼요
  > trip-together | 여행 가자고 해볼까요
  > if-they-refuse | 남편이 싫다고 하면요
  stay-for-children | 애들 다 크면 헤어지려고 했어요 사실
  own-heart-unclear | 잘 모르겠어요 저도 제 마음을

  right-one-for-me | 결혼 두달 남았는데 이 사람이 맞나 싶어요
  > cold-feet | 메리지블루인가요
  > is-it-only-me | 저만 그런가요?
  too-late-to-call-off | 청첩장도 다 돌렸는데
  marry-this-one-should | 파혼하면 후회할까요
  > tells-more | 남친은 아무것도 몰라요
  > may-i-do-so | 말해야 할까요
  > how-would-they-take-it | 말하면 상처받겠죠
  married-life-ahead | 이 사람이랑 살면 행복할까요
  terms-without-spark | 딱히 나쁜 점은 없는데 설레질 않아요
  partnered-drawn-elsewhere | 다른 남자가 자꾸 생각나는 것도 있어요

  spouse-affair-suspected | 아내가 바람을 피우는 것 같습니다
  > tells-more | 요즘 화장도 진해지고 외출이 잦습니다
  > is-my-hunch-right | 제 착각일까요
  > ask-if-burden | 물어봐도 될까요
  > how-can-i-tell | 확인하려면 어떻게 해야 하나요

  divorce-or-not | 이혼할까 말까 3년째 고민중이에요
  > online-love | 때린 적은 없어요
  > parenting-differs | 애들이 무서워해요
  > married-life-ahead | 이혼하면 제가 잘 살 수 있을까요
  > spouse-wants-divorce | 남편이 이혼 안해준대요
  > will-partner-change | 남편이 바뀔 가능성은 없어요?
  > that-scares-me | 무서워요 솔직히

  partner-thinks-marriage | 동거 3년짼데 결혼얘기가 없어요
  > couple-reaches-marriage | 이렇게 살다 끝나는 거 아니에요?
  dodges-wedding-talk | 혼인신고는 나중에 하재요
  taken-for-granted | 저를 편한 사람으로만 생각하나봐요
  > live-apart-again | 집에서 나올까요
  > would-they-hold-me | 나오면 잡을까요?
  partner-loves-me | 남친 속마음 좀 알려주세요
  > how-can-i-tell | 결혼할 남자인지 아닌지 어떻게 알아요
  wed-age-pressure | 제가 나이가 있으니까 더 급해요
  > will-do-so | 올해까지만 기다려볼래요

  remarry-this-person | 이혼하고 만나는 사람이 있는데 재혼해도 될까요
  > divorced-with-divorced | 상대도 돌싱이고 아이가 있습니다
  step-child | 그쪽 아이가 저를 싫어합니다
  > step-child | 어떻게 다가가야 하나요
  partner-thinks-marriage | 그 사람은 저와 재혼할 마음이 있나요
  > together-without-wedding | 식은 올려야 할까요 그냥 살까요
  > parents-oppose-wedding | 부모님이 반대하십니다
  > wed-when-together | 언제쯤 합치는 게 좋습니까

  gifts-between-houses | 예단 예물 안하기로 했는데 시댁에서 말을 바꿨어요
  > spouse-not-on-my-side | 남친은 그냥 해드리재요
  > gifts-between-houses | 저희집 형편이 그렇게 안 돼요
  feels-hurt | 너무 서운해요 남친한테
  > over-sensitive | 이걸로 파혼하면 제가 예민한 걸까요
  > open-a-talk | 어떻게 말하면 좋을까요
  i-am-crying | 엄마한테 미안해서 눈물나요
  > sides-with-me-once-wed | 남친이 제 편이 돼줄까요?
  > in-laws-ahead | 결혼하면 더 심해지겠죠
  > may-i-do-so | 그냥 참고 할까요

  partner-never-wed | 결혼하고 싶은데 남친이 비혼주의래요
  > will-partner-change | 마음이 바뀔까요?
  > gunghap-bad | 그럼 헤어져야 돼요?
  > i-will-not-part | 너무 좋은데ㅠ

  newlywed-quarrels | 신혼인데 맨날 싸워요
  > newlywed-quarrels | 치약 짜는 거 가지고도 싸움ㅋㅋ
  > newlywed-quarrels | 원래 다 이래요?
  silent-treatment | 남편은 싸우면 입을 닫아요
  > brings-up-past | 왜 그러는 거예요
  > fights-another-way | 그럴 땐 가만 두는 게 나아요?
  > fights-another-way | 전 바로 풀어야 하는 성격이거든요
  who-apologises-first | 누가 먼저 사과해야 돼요
  just-fought | 오늘도 싸우고 지금 작은방에서 자요 저
  > may-i-do-so | 들어가서 말 걸까요
  > apology-words | 첫마디 뭐라고 하죠
  > if-they-refuse | 안받아주면요
  will-do-so | 해볼게요 고마워요

  spouse-blessing | 배우자복 있는지 궁금해요
  > in-laws-ahead | 시댁복은요?
  spouse-money | 부자랑 결혼할 수 있나요ㅋㅋ
  > marry-early-or-late | 일찍 가는게 좋아요 늦게 가는게 좋아요?
  marry-twice | 결혼 두 번 할 팔자라는데 진짜예요?

  spouse-hidden-debt | 남편이 말도 없이 주식으로 5천을 날렸어요
  > feels-hurt | 배신감이 너무 커요
  > feels-hurt | 돈보다 속인게 더 화나요
  divorce-or-not | 이런 사람이랑 계속 살아야 돼요?
  > if-it-happens-again | 또 그럴까요
  couple-purse | 생활비를 제가 관리하자고 할까요
  > tell-my-parents-of-it | 시댁에 알려야 하나요
  they-apologised | 남편은 미안하다고 울어요
  apologised-yet-angry | 용서가 안돼요
  > trust-again-after-hurt | 어떻게 해야 신뢰가 돌아올까요
  > leaver-turns-round | 시간이 답일까요

  greet-their-parents | 여친 부모님께 인사드리러 갑니다
  > gift-for-their-parents | 뭐 사가면 좋을까요
  > greet-their-parents | 아버님이 무뚝뚝하시다는데 걱정이네요
  > do-in-laws-like-me | 저를 좋게 보실까요?
  > greet-their-parents | 연봉 물어보면 솔직히 말해야 되나요
  parents-oppose-wedding | 결혼 허락받을 수 있을까요

  married-drawn-elsewhere | 유부녀인데 회사에 좋아하는 사람이 생겼어요
  > tells-more | 아무 일도 없었어요 아직은
  married-drawn-elsewhere | 남편한테는 미안한데 마음이 안 멈춰요
  > crush-likes-me | 그 사람도 저를 좋아할까요
  > married-drawn-elsewhere | 회사를 그만둬야 할까요
  flatmate-spouse | 남편이랑은 남매처럼 살아요
  > am-i-bad-for-it | 저 나쁜 사람이죠
  > does-time-fade-it | 이 마음 언제 없어질까요
  > married-drawn-elsewhere | 남편한테 말하는 건 미친짓이죠?
  mend-the-couple | 남편이랑 다시 잘해보려면 뭐부터 해요

  wed-too-fast | 만난지 4개월인데 결혼하자고 해요 너무 빠른가요?
  > me-not-ready | 확신이 안서요
  can-i-trust-partner | 이 사람 믿어도 될까요
  > wed-too-fast | 1년은 만나봐야겠죠
  > wed-too-fast | 빨리 하자는 이유가 뭘까요
  what-fits-best | 저희 잘 맞는 점은 뭐예요
  > where-we-clash | 안맞는 점은?
  live-with-parents-in-law | 부모님 모시고 살자는데..
  > how-would-they-take-it | 거절하면 서운해 할까요

  in-laws-conflict | 장모님이 너무 간섭하십니다
  > in-law-calls-often | 비번 누르고 막 들어오세요ㅠ
  > spouse-not-on-my-side | 아내한테 말하면 화내요
  > ask-for-change | 어떻게 돌려 말하죠
  newlywed-home-where | 처가랑 가까이 사는 게 문제인가요
  would-they-listen | 이사가자고 하면 아내가 들을까요
  over-sensitive | 제가 예민한가요?
  spouse-not-on-my-side | 아내는 왜 엄마 말만 들을까요

  kind-of-spouse | 미래 와이프 어떤 사람인가요
  > future-one-looks | 이쁜가요 ㅋㅋ
  > someone-comes-when | 언제만남
  will-spouse-love-me | 저한테 잘해주는 여자예요?

  called-off-wedding | 파혼했어요 한달 됐어요
  i-said-breakup-in-anger | 집 문제로 싸우다가 홧김에 그만하자고 했어요
  ex-feelings-left | 그 사람 지금 후회할까요
  will-ex-contact | 다시 연락 올까요?
  > may-i-do-so | 제가 먼저 해도 될까요
  parted-for-parents | 부모님들도 사이가 틀어졌어요
  > back-together-will | 다시 결혼 얘기 할 수 있을까요
  > contact-ex-words | 뭐라고 보내면 좋을까
  > after-no-answer | 안읽씹하면 어떡하죠
  new-love-to-forget | 새로운 사람 만나는게 나을까요
  rings-and-gifts | 아직 반지를 못 뺐어요

  remarry-ex-spouse | 이혼한 전남편이랑 재결합해도 될까요
  > tells-good-sign | 애 때문에 자주 보는데 요즘 다정해요
  > came-back-why | 진심일까요 아니면 외로워서일까요
  part-again-after | 또 같은 문제로 헤어질까봐 걱정돼요
  > ex-spouse-on-mind | 저도 마음이 흔들려요
  > tells-more | 애들은 좋아하죠
  > wed-when-together | 합친다면 언제가 좋을까요
  > all-against-going-back | 친구들은 미쳤대요
  > how-would-they-take-it | 제가 먼저 말하면 매달리는 것 같잖아요
  will-do-so | 기다려볼게요

  childish-spouse | 남편이 애를 안 봐요
  housework-fair | 육아는 저 혼자 다 해요
  partner-games-all-day | 퇴근하면 게임만 해요
  > did-try-already | 말해도 그때뿐이에요
  > ask-for-change | 어떻게 말해야 바뀔까요
  children-wish-differs | 둘째 낳자는데 제정신인가요
  do-they-know-it | 남편은 제가 힘든 걸 알까요

  marry-this-one-should | 10살 어린 여친과 결혼하고 싶은데 나이차 괜찮을까요
  > their-parents-dislike-me | 그쪽 집에서 반대가 심합니다
  tells-their-words | 여자친구는 기다리자고만 합니다
  > partner-cooled | 마음이 변한 걸까요
  > i-cooled | 제가 놓아줘야 하나요

  retired-spouse | 남편이 퇴직하고 집에만 있는데 숨이 막혀요
  > retired-spouse | 하루 세끼 차리는 것도 지겨워요
  divorce-or-not | 황혼이혼 하는 사람들 이해가 가요
  how-would-they-take-it | 따로 살자고 하면 뭐라고 할까요
  married-life-ahead | 말년에 부부사이는 어때요
  own-life-at-last | 제 인생 살고 싶어요

  wedding-prep-alone | 결혼식 준비하는데 남친이 너무 관심이 없어요
  > wedding-prep-alone | 다 니가 알아서 하래요
  > wedding-prep-alone | 나만 결혼하는거 같아
  > wedding-prep-alone | 왜 저러는 거죠
  wedding-prep-alone | 스드메도 나 혼자 보러 다녀요
  > partner-thinks-marriage | 결혼하기 싫은 건 아니겠죠?
  brushes-me-off | 화내면 예민하대요
  > ask-for-change | 같이 하자고 어떻게 말해요
  wedding-few-guests | 작게 스몰웨딩으로 할까요

  weekend-couple | 기러기 3년째입니다
  > spouse-no-talk | 아내와 통화도 줄었습니다
  spouse-changed | 아내 마음이 멀어진 걸까요
  > would-they-listen | 돌아오라고 하면 올까요
  > lonely-night | 외롭습니다
  > married-drawn-elsewhere | 다른 사람을 만나면 안되겠죠
`);
